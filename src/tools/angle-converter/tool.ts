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
  fields,
  request: {
    value: {
      description: 'Angle to convert.',
      title: 'Angle',
      read: 'angle',
      hint: 'A number, or degrees such as 40°26′46″.',
    },
    from: {
      description: 'Unit of value; a turn has 400 gradians.',
      hint: 'A turn has 400 gradians.',
    },
    to: { description: 'Unit of the result.', hint: '' },
  },
  result: {
    result: {
      shape: numberShape,
      description: 'Converted angle, not reduced to one turn.',
      chosenUnit: {
        by: 'to',
        units: { degrees: '°', radians: 'rad', gradians: 'gon', turns: 'turns' },
      },
    },
  },
  example: { value: 180 },
  run: convertAngle,
});
