import { numberShape } from '../../fields/shapes.ts';
import { builtInTool } from '../built-in-tool.ts';
import { convertAngle } from './convert-angle.ts';
import { fields } from './request.ts';

export const angleConverterTool = builtInTool({
  slug: 'angle-converter',
  operation: 'convert-angle',
  name: 'Angle Converter',
  category: 'Converters',
  description: 'Converts an angle between degrees, radians, gradians and turns.',
  hints: {
    value: 'A number, or degrees such as 40°26′46″.',
    from: 'A turn has 400 gradians.',
    to: '',
  },
  numerals: { value: 'angle' },
  chosenUnits: {
    result: {
      by: 'to',
      units: { degrees: '°', radians: 'rad', gradians: 'gon', turns: 'turns' },
    },
  },
  fields,
  request: {
    value: { description: 'Angle to convert.', title: 'Angle' },
    from: 'Unit of value; a turn has 400 gradians.',
    to: 'Unit of the result.',
  },
  result: () => ({ result: numberShape('Converted angle, not reduced to one turn.') }),
  example: { value: 180 },
  run: convertAngle,
});
