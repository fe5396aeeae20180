import { expect, test } from 'vitest';
import { breakable } from './format';

test('only very long words may be broken, and not near their ends', () => {
  expect(breakable('Комета')).toBe('Комета');
  const broken = breakable('Противорадиационные костюмы');
  expect(broken.replaceAll('\u00ad', '')).toBe('Противорадиационные костюмы');
  expect(broken.split(' ')[0]?.split('\u00ad').length).toBeGreaterThan(1);
  expect(broken.split('\u00ad').every((part) => part.length > 1)).toBe(true);
  expect(broken.split('\u00ad')[0]?.length).toBeGreaterThan(3);
  expect(breakable('Электростанция')).toBe('Электро\u00adстанция');
  expect(breakable('Инфраструктура')).toBe('Инфра\u00adструктура');
  expect(breakable('Промышленные')).toBe('Промыш\u00adленные'); // a syllable does not begin with «шл»
  expect(breakable('Архебактерии')).toBe('Архебак\u00adтерии');
  expect(breakable('Терраформирование')).toBe('Терра\u00adфор\u00adми\u00adро\u00adвание');
});
