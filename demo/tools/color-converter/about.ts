import type { AboutTool } from '../../model/about.ts';

export const about: AboutTool<'color-converter'> = {
  icon: 'M12 3c3 4 6 6.5 6 10.5a6 6 0 0 1-12 0C6 9.5 9 7 12 3zM9 14a3 3 0 0 0 3 3',
  synonyms:
    'colour hex rgb hsl hsv cmyk hwb oklch css picker swatch contrast wcag accessibility tints shades eyedropper color colors code codes html palette rgba hexadecimal names',
  // The page tells from the color itself.
  fields: { from: { askedIf: { from: [] } } },
  handles: { color: true, from: true },
  formula: 'lightness = (max + min) / 2\nsaturation = (max − min) / (1 − |2 · lightness − 1|)',
  explanation:
    'Red, green and blue are first divided by 255. The hue is the position on the color wheel, in degrees; it is 0 for a gray.',
  source: 'CSS Color Module Level 4.',
  topics: 'hex to RGB and HSL',
  reading:
    'All notations are the same color, so take the one that your program wants. HSL is the easiest to change by hand: hue, saturation and lightness.',
  sentences: {
    answer: [{ text: '{hex}\nis {color}.' }],
  },
  mistake:
    'Three hex digits are short for six: #f53 is #ff5533. HSL has whole numbers, so it may lead back to a slightly different color.',
};
