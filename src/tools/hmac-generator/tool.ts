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
  labels: {
    'sha-256': 'SHA-256',
    'sha-1': 'SHA-1',
    'sha-384': 'SHA-384',
    'sha-512': 'SHA-512',
    hex: 'Hex',
    base64: 'Base64',
  },
  hints: { key: '', message: '', algorithm: '' },
  fields,
  request: {
    message: 'The message, which may be empty.',
    key: { description: 'The secret key.', title: 'Secret key' },
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
