import fc from 'fast-check';
import { generateGradient, ToolError } from 'toolworker';
import { expect, test } from 'vitest';
import { anyCharacter } from '../../../support/any-character.ts';
import { attacks } from '../../../support/attacks.ts';

test.each(attacks)('refuses %s as a color, and after one', (attack) => {
  for (const colors of [
    { from: attack, to: '#fff' },
    { from: '#000', to: `#fff${attack}` },
  ]) {
    expect(() => generateGradient(colors)).toThrow(ToolError);
  }
});

const digits = '0123456789abcdef';
const color = fc
  .constantFrom(3, 4, 6, 8)
  .chain((length) => fc.array(fc.constantFrom(...digits), { minLength: length, maxLength: length }))
  .map((chosen) => chosen.join(''));
const angle = fc.double({ noNaN: true, noDefaultInfinity: true });

test('writes shape, colors, and an angle without exponent that reads as given', () => {
  fc.assert(
    fc.property(color, color, angle, (from, to, degrees) => {
      const { css } = generateGradient({ from, to, angle: degrees });
      const [, printed, ...colors] = /^linear-gradient\((.+)deg, (.+), (.+)\)$/.exec(css) ?? [];
      expect(printed).toMatch(/^-?(0|[1-9]\d*)(\.\d*[1-9])?$/);
      expect(Number(printed)).toBe(degrees + 0);
      expect(colors).toEqual([`#${from}`, `#${to}`]);
    }),
  );
});

test('ignores # and capitals', () => {
  fc.assert(
    fc.property(color, color, (from, to) => {
      const request = { from: `#${from}`, to: to.toUpperCase(), type: 'conic' } as const;
      expect(generateGradient(request)).toEqual(generateGradient({ from, to, type: 'conic' }));
    }),
  );
});

test('never writes anything but hex colors into the CSS', () => {
  const digitsOf = (text: string) =>
    text.replace(/^\p{White_Space}+|\p{White_Space}+$/gu, '').replace(/^#/, '');
  const isColor = (text: string) =>
    [3, 4, 6, 8].includes(digitsOf(text).length) &&
    [...digitsOf(text).toLowerCase()].every((digit) => digits.includes(digit));
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: anyCharacter }),
        fc.string({ unit: fc.constantFrom(...'#aF0g )') }),
      ),
      (text) => {
        fc.pre(!isColor(text));
        expect(() => generateGradient({ from: text, to: '#fff' })).toThrow(ToolError);
      },
    ),
  );
});
