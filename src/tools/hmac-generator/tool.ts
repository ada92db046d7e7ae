import { countShape, textShape } from '../../fields/shapes.ts';
import { builtInTool } from '../built-in-tool.ts';
import { generateHmac } from './generate-hmac.ts';
import { fields } from './request.ts';

export const hmacGeneratorTool = builtInTool({
  slug: 'hmac-generator',
  operation: 'generate-hmac',
  name: 'HMAC Generator',
  category: 'Generators',
  description: 'Computes the keyed-hash message authentication code (HMAC) of a message.',
  fields,
  request: {
    message: 'The message, which may be empty.',
    key: 'The secret key.',
    algorithm: 'The hash function.',
    encoding: 'Lower-case hexadecimal digits, or base64 with padding.',
  },
  result: () => ({
    algorithm: 'as given',
    encoding: 'as given',
    hmac: textShape({ description: 'The message authentication code.', title: 'HMAC' }),
    length: countShape('Number of characters of hmac.', 128),
  }),
  example: { message: 'what do ya want for nothing?', key: 'Jefe' },
  run: generateHmac,
});
