"""Components as typed literals, without logic. Names and wording are in the language files under the same ids."""
