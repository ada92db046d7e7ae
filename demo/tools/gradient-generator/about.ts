import type { AboutTool } from '../../model/about.ts';
import { shapes, sizes, spaces } from './compose.ts';

export const about: AboutTool<'gradient-generator'> = {
  icon: 'M7 4h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3zM4 13l9-9M5 19.5 19.5 5M12 20l8-8',
  synonyms:
    'css background linear radial conic colour blend gradient gradients maker backgrounds color',
  description: 'Generates a linear, radial or conic CSS gradient of two to twelve colors.',
  handles: { type: true, from: true, to: true, angle: true },
  formula: 'linear-gradient(angle, color position, color position, …)',
  explanation:
    'The angle is the direction of a linear gradient, or the start of a conic one; a radial gradient ignores it. Between two stops, the browser mixes their colors; two stops at the same position make a hard edge. The last digit of four, or the last two of eight, set the opacity of a color.',
  source: 'CSS Images Module Level 4.',
  pageFields: {
    stops: { type: 'string', default: '', title: 'Stops', description: '' },
    shape: {
      type: 'string',
      enum: [...shapes],
      default: 'circle',
      title: 'Shape',
      labels: { circle: 'Circle', ellipse: 'Ellipse' },
      askedIf: { type: ['radial'] },
    },
    size: {
      type: 'string',
      enum: [...sizes],
      default: 'farthest-corner',
      title: 'Size',
      labels: {
        'farthest-corner': 'Farthest corner',
        'closest-side': 'Closest side',
        'farthest-side': 'Farthest side',
        'closest-corner': 'Closest corner',
      },
      askedIf: { type: ['radial'] },
    },
    centerX: {
      type: 'number',
      default: 50,
      title: 'Center, from the left',
      'x-unit': '%',
      askedIf: { type: ['radial', 'conic'] },
    },
    centerY: {
      type: 'number',
      default: 50,
      title: 'Center, from the top',
      'x-unit': '%',
      askedIf: { type: ['radial', 'conic'] },
    },
    repeat: {
      type: 'boolean',
      default: false,
      title: 'Repeat',
      description: 'Repeats what is between the first and the last stop.',
    },
    space: {
      type: 'string',
      enum: [...spaces],
      default: 'srgb',
      title: 'Mix colors in',
      labels: { srgb: 'sRGB', oklab: 'OKLab', oklch: 'OKLCH', hsl: 'HSL' },
      description:
        'sRGB is the default of CSS. OKLab keeps colors bright, OKLCH and HSL go around the color wheel. Browsers from before 2024 use sRGB.',
    },
  },
  topics: 'linear, radial and conic backgrounds',
  reading:
    'Copy the result into your style sheet as the background of an element. An angle of 0 degrees points up, and one of 90 degrees to the right. Two stops at the same position make a hard edge, as in stripes.',
  sentences: {
    answer: [{ text: '{css}\nis a value for background or background-image.' }],
  },
  mistake:
    'CSS treats a gradient as an image. Use it for background or background-image, not for color or background-color.',
};
