import { expect, test } from 'vitest';
import { columnsFor } from './columns';

test('what fits stands in one line', () => {
  expect(columnsFor(['1', '2', '3', '4', '5', '6'])).toBeNull();
  expect(columnsFor(['Быстрая игра', 'Долгая игра'])).toBeNull();
});

test('what does not fit stands in lines of the same length', () => {
  expect(columnsFor(['1', '2', '3', '4', '5', '6', '7', '8'])).toBe(4);
  expect(columnsFor(['Стажёр', 'Управляющий', 'Директор', 'Магнат'])).toBe(2);
});

test('nothing is left alone in its last line', () => {
  expect(columnsFor(['С ботами', 'С друзьями по ссылке', 'За одним устройством'])).toBe(1);
});

test('long words have a line each', () => {
  expect(columnsFor(['Случайные', 'По выбору первого игрока'])).toBe(1);
});
