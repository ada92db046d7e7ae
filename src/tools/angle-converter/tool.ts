import * as z from 'zod/mini';
import { defineTool } from '../define-tool.ts';
import { choice, figure, number } from '../fields.ts';
import { convertAngle } from './convert-angle.ts';
import { rules } from './rules.ts';

export const angleConverterTool = defineTool({
  slug: 'angle-converter',
  operation: 'convert-angle',
  name: 'Angle Converter',
  category: 'Converters',
  description: 'Converts an angle between degrees, radians, gradians and turns.',
  request: () =>
    z.object({
      value: number(rules.value, 'The angle, in the unit from.'),
      from: z._default(
        choice(rules.from.options, 'Unit of value; a turn has 400 gradians.'),
        'degrees',
      ),
      to: z._default(choice(rules.to.options, 'Unit of result.'), 'radians'),
    }),
  result: () => z.object({ result: figure('The angle in the unit to, not reduced to one turn.') }),
  example: { value: 180 },
  run: convertAngle,
});
