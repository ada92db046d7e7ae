import { choice, type FieldsOf, number, optional } from '../../fields/index.ts';
import { Mistake, notation } from '../../fields/notation.ts';
import { colorAlone, isCopiedCode } from '../../shared/copied-code.ts';

export interface GradientGeneratorRequest {
  /** Shape of the gradient. */
  readonly type?: 'linear' | 'radial' | 'conic';
  /** Color at the start: 3, 4, 6 or 8 hexadecimal digits, with or without #. */
  readonly from: string;
  /** Color at the end: 3, 4, 6 or 8 hexadecimal digits, with or without #. */
  readonly to: string;
  /** Direction of a linear gradient, or start of a conic one; a radial gradient ignores it. */
  readonly angle?: number;
}

const expected = 'a color of 3, 4, 6 or 8 hexadecimal digits such as #ff5733';

const hexColor = notation({
  examples: ['#ff5733'],
  expected,
  read: (color) => {
    const [, digits] = /^#?([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.exec(color) ?? [];
    if (digits !== undefined) return `#${digits.toLowerCase()}`;
    return new Mistake(isCopiedCode(color) ? colorAlone : expected);
  },
});

export const fields = {
  type: {
    ...optional(choice(['linear', 'radial', 'conic']), 'linear'),
    synonyms: 'shape kind style mode',
  },
  from: {
    ...hexColor,
    synonyms: 'start first color1 color',
  },
  to: {
    ...hexColor,
    synonyms: 'end finish last second color2',
  },
  angle: {
    ...optional(number(), 90),
    synonyms: 'direction degree rotation rotate orientation turn',
    unsupported: [
      'via middle stop colors x y size extent radius repeat midpoint interpolation hue prefix reverse flip format output fallback blend easing animate steps',
      { names: 'opacity alpha', harmless: [1, 100, '1', '100%'] },
      { names: 'position center at', harmless: ['center', 'center center', '50% 50%', '50%'] },
      { names: 'shape', harmless: ['circle'] },
      { names: 'unit', expected: 'deg', harmless: ['deg', 'degrees'] },
    ],
  },
} satisfies FieldsOf<GradientGeneratorRequest>;
