import fc from 'fast-check';
import { convertColor } from 'toolworker';
import { describe, expect, test } from 'vitest';
import { anyCharacter } from '../../../support/any-character.ts';

// The sixteen colors of HTML 4, with their HSL from Wikipedia's "Web colors".
const basicColors = [
  ['white', '#ffffff', 'hsl(0, 0%, 100%)'],
  ['silver', '#c0c0c0', 'hsl(0, 0%, 75%)'],
  ['gray', '#808080', 'hsl(0, 0%, 50%)'],
  ['black', '#000000', 'hsl(0, 0%, 0%)'],
  ['red', '#ff0000', 'hsl(0, 100%, 50%)'],
  ['maroon', '#800000', 'hsl(0, 100%, 25%)'],
  ['yellow', '#ffff00', 'hsl(60, 100%, 50%)'],
  ['olive', '#808000', 'hsl(60, 100%, 25%)'],
  ['lime', '#00ff00', 'hsl(120, 100%, 50%)'],
  ['green', '#008000', 'hsl(120, 100%, 25%)'],
  ['aqua', '#00ffff', 'hsl(180, 100%, 50%)'],
  ['teal', '#008080', 'hsl(180, 100%, 25%)'],
  ['blue', '#0000ff', 'hsl(240, 100%, 50%)'],
  ['navy', '#000080', 'hsl(240, 100%, 25%)'],
  ['fuchsia', '#ff00ff', 'hsl(300, 100%, 50%)'],
  ['purple', '#800080', 'hsl(300, 100%, 25%)'],
] as const;

test.each(basicColors)('%s', (_, color, hsl) => {
  expect(convertColor({ color, from: 'hex' }).hsl).toBe(hsl);
});

const channel = fc.integer({ min: 0, max: 255 });

describe('any color', () => {
  test('is the same in hex and rgb', () => {
    fc.assert(
      fc.property(channel, channel, channel, (r, g, b) => {
        const result = convertColor({ color: `${r},${g},${b}`, from: 'rgb' });
        const value = 65536 * r + 256 * g + b;
        expect(result).toMatchObject({ r, g, b });
        expect(Number.parseInt(result.hex.slice(1), 16)).toBe(value);
        expect(convertColor({ color: result.hex, from: 'hex' })).toEqual(result);
        expect(convertColor({ color: result.rgb, from: 'rgb' })).toEqual(result);
      }),
    );
  });

  test('in percent is 255 · p / 100, rounded half up', () => {
    const thousandths = fc.integer({ min: 0, max: 100_000 });
    fc.assert(
      fc.property(thousandths, thousandths, thousandths, (...parts) => {
        const [r, g, b] = parts.map((part) => `${(part / 1000).toFixed(3)}%`);
        const result = convertColor({ color: `rgb(${r} ${g} ${b} / 100%)`, from: 'rgb' });
        // Integer arithmetic; each quotient is rounded down.
        const channels = parts.map((part) => Math.floor((255 * part + 50_000) / 100_000));
        expect([result.r, result.g, result.b]).toEqual(channels);
        expect(convertColor({ color: `${r},${g},${b}`, from: 'rgb' })).toEqual(result);
      }),
    );
  });

  test('is the same with an alpha of 1', () => {
    fc.assert(
      fc.property(channel, channel, channel, (r, g, b) => {
        const result = convertColor({ color: `${r},${g},${b}`, from: 'rgb' });
        expect(convertColor({ color: `rgba(${r} ${g} ${b}/1)`, from: 'rgb' })).toEqual(result);
        expect(convertColor({ color: `${result.hex}FF`, from: 'hex' })).toEqual(result);
      }),
    );
  });

  test("has the textbook's HSL, rounded half up", () => {
    const levels = [0, 1, 2, 17, 39, 41, 64, 100, 119, 120, 121, 127, 128, 129, 200, 254, 255];
    const colors = levels.flatMap((r) => levels.flatMap((g) => levels.map((b) => [r, g, b])));
    const different = colors.filter(([r = 0, g = 0, b = 0]) => {
      const { hsl } = convertColor({ color: `${r},${g},${b}`, from: 'rgb' });
      return hsl !== textbookHsl(r / 255, g / 255, b / 255);
    });
    expect(different).toEqual([]);
    fc.assert(
      fc.property(channel, channel, channel, (r, g, b) => {
        const { hsl } = convertColor({ color: `${r},${g},${b}`, from: 'rgb' });
        expect(hsl).toBe(textbookHsl(r / 255, g / 255, b / 255));
      }),
      { numRuns: 500 },
    );
  });
});

/** Returns the HSL of intensities from 0 to 1, computed in floating point. */
function textbookHsl(r: number, g: number, b: number): string {
  const high = Math.max(r, g, b);
  const low = Math.min(r, g, b);
  const lightness = (high + low) / 2;
  const saturation = high === low ? 0 : (high - lightness) / Math.min(lightness, 1 - lightness);
  const turn = {
    [b]: (r - g) / (high - low) + 4,
    [g]: (b - r) / (high - low) + 2,
    [r]: (g - b) / (high - low) + 6,
  }[high];
  const hue = high === low || turn === undefined ? 0 : halfUp(60 * turn) % 360;
  return `hsl(${hue}, ${halfUp(100 * saturation)}%, ${halfUp(100 * lightness)}%)`;
}

/**
 * Rounds half up. Exact values are a half or more than a thousandth away from one; the doubles
 * deviate by less.
 */
function halfUp(figure: number): number {
  return Math.floor(figure + 0.5 + 1e-9);
}

test('answers any string or refuses it with an error', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: anyCharacter }),
      fc.constantFrom('hex' as const, 'rgb' as const),
      (color, from) => {
        try {
          expect(convertColor({ color, from }).hex).toMatch(/^#[\da-f]{6}$/);
        } catch (error) {
          expect(error).toMatchObject({ name: 'ToolError' });
        }
      },
    ),
  );
});
