"""A Parquet file that grows by matches, group of rows by group of rows."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from offworld.learn.rows import PlayedMatch, Row

ROWS = 1024  # in a group; the memory holds no more than these and one match


class Table:
    """Rows with the observation as numbers, the mask as flags, the choice, the result and, if wanted, targets.

    What the numbers mean is kept in the file: the stamp, and the picks that the actions stand for.
    """

    def __init__(self, file: Path, stamp: Mapping[str, Any], atoms: list[Any], searched: bool) -> None:
        self.searched = searched
        actions, features = int(stamp["actions"]), int(stamp["features"])
        fields = [
            ("match", pa.string()),
            ("player", pa.string()),
            ("step", pa.int32()),
            ("pick", pa.int32()),
            ("seat", pa.int8()),
            ("observation", pa.list_(pa.float32(), features)),
            ("action_mask", pa.list_(pa.bool_(), actions)),
            ("picked", pa.list_(pa.bool_(), actions)),
            ("action", pa.int32()),
            ("result", pa.float32()),
            ("score", pa.int32()),
        ]
        if searched:
            fields += [("policy", pa.list_(pa.float32(), actions)), ("value", pa.float32())]
        told = {"offworld": json.dumps(stamp), "actions": json.dumps(atoms)}
        self.schema = pa.schema(fields, metadata=told)
        self._writer = pq.ParquetWriter(file, self.schema, compression="zstd")
        self._waiting: list[dict[str, Any]] = []

    def add(self, name: str, players: list[str | None], match: PlayedMatch) -> None:
        """Add all rows of a match."""
        for row in match.rows:
            self._waiting.append(self._plain(name, players, match, row))
            if len(self._waiting) >= ROWS:
                self._flush()

    def close(self) -> None:
        """Write what is left."""
        self._flush()
        self._writer.close()

    def _plain(self, name: str, players: list[str | None], match: PlayedMatch, row: Row) -> dict[str, Any]:
        found: dict[str, Any] = {
            "match": name,
            "player": players[row.seat],
            "step": row.step,
            "pick": row.pick,
            "seat": row.seat,
            "observation": row.observation,
            "action_mask": row.mask,
            "picked": row.picked,
            "action": row.action,
            "result": match.results[row.seat] if match.results is not None else None,
            "score": match.scores[row.seat],
        }
        if self.searched:
            found.update(policy=row.policy, value=row.value)
        return found

    def _flush(self) -> None:
        if self._waiting:
            columns = [_column([row[each.name] for row in self._waiting], each.type) for each in self.schema]
            self._writer.write_table(pa.Table.from_arrays(columns, schema=self.schema), row_group_size=ROWS)
            self._waiting = []


def _column(values: list[Any], kind: Any) -> Any:
    """Return a column; lists of numbers go in as one array."""
    if not pa.types.is_fixed_size_list(kind):
        return pa.array(values, kind)
    absent = np.array([value is None for value in values])
    nothing = np.zeros(kind.list_size, dtype=np.float32)
    flat = np.concatenate([nothing if value is None else value for value in values])
    if pa.types.is_boolean(kind.value_type):
        flat = flat.astype(np.bool_)
    mask = pa.array(absent) if absent.any() else None
    return pa.FixedSizeListArray.from_arrays(pa.array(flat, kind.value_type), type=kind, mask=mask)
