import { countWords } from 'toolworker';
import { describe, expect, test } from 'vitest';
import { expectLinear, stepsOf } from '../support/expect-linear.ts';

const searches: readonly [string, (text: string, index: number) => unknown][] = [
  ['indexOf', (text, index) => text.indexOf('b', index)],
  ['includes', (text, index) => text.includes('b', index)],
  ['lastIndexOf', (text, index) => text.lastIndexOf('b', index)],
  ['a regular expression', (text, index) => /b/.test(text.slice(index))],
];

describe('quadratic work is found in', () => {
  test('our own loops', () => {
    const quadratic = (size: number) => {
      for (let length = 0; length < size; length += 1) countWords({ text: 'a.'.repeat(length) });
    };
    expect(() => expectLinear(320, quadratic)).toThrow(/growth of the steps.*20 to 320/);
  });

  test.each(searches)('repeated searches: %s', (_, search) => {
    const quadratic = (size: number) => {
      const text = 'a'.repeat(size);
      for (let index = 0; index < size; index += 1) search(text, index);
    };
    expect(() => expectLinear(1600, quadratic)).toThrow('growth of the steps');
  });

  test('repeated searches of a list', () => {
    const quadratic = (size: number) => {
      const list = Array.from({ length: size }, (_, index) => index);
      for (const item of list) if (!list.includes(item)) list.indexOf(item);
    };
    expect(() => expectLinear(1600, quadratic)).toThrow('growth of the steps');
  });
});

test('the number of steps is the same however often code has run', () => {
  const steps = () => stepsOf(() => countWords({ text: 'Some words. '.repeat(1000) }));
  steps();
  expect(new Set(Array.from({ length: 5 }, steps)).size).toBe(1);
});
