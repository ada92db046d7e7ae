import { trimWhiteSpace } from '../../characters/white-space.ts';
import { type CrossFieldRule, choice, type FieldsOf, text } from '../../fields/index.ts';
import { valueIssue } from '../../fields/issue.ts';

export interface ColorConverterRequest {
  /**
   * Color as #rgb, #rrggbb or 0xrrggbb, with or without #, or as r, g, b or rgb(…) as in CSS; an
   * alpha must be 1.
   */
  readonly color: string;
  /** Notation of color. */
  readonly from: 'hex' | 'rgb';
}

export const fields = {
  color: {
    ...text({ examples: ['#ff5733'], expected: 'a color such as #ff5733' }),
    synonyms: 'hex rgb value code input',
  },
  from: {
    ...choice(['hex', 'rgb']),
    synonyms: 'format notation type space model source',
    unsupported: [
      { names: 'alpha opacity', harmless: [1, 100, 255, '1', '100%'] },
      'transparency uppercase shorthand lighten darken brightness saturate saturation grayscale greyscale invert complement mix hue rotate',
      { names: 'hash', harmless: [true] },
    ],
  },
} satisfies FieldsOf<ColorConverterRequest>;

/** With an invalid notation, the color is not read, but a blank one is reported. */
const notBlank: CrossFieldRule = ({ values: { color }, issues }) => {
  if (!issues.has('from') || typeof color !== 'string' || trimWhiteSpace(color) !== '') return;
  issues.set('color', valueIssue('color', fields.color, color, fields.color.expected()));
};

export const rules = [notBlank];
