import { expect, it } from 'vitest';
import { importBody } from './api';

it('passes a file on exactly as it was written', () => {
  const body = importBody('{"seed": 4611686018427387901}', [{ kind: 'open' }], 'live');
  expect(body).toBe('{"file":{"seed": 4611686018427387901},"seats":[{"kind":"open"}],"pace":"live"}');
  expect(importBody('{}', null, 'days')).toBe('{"file":{},"pace":"days"}');
});
