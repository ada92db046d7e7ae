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
    message: { description: 'The message, which may be empty.', hint: '' },
    key: { description: 'The secret key.', title: 'Secret key', hint: '' },
    algorithm: {
      description: 'The hash function.',
      hint: '',
      labels: {
        'sha-256': 'SHA-256',
        'sha-1': 'SHA-1',
        'sha-384': 'SHA-384',
        'sha-512': 'SHA-512',
      },
    },
    encoding: {
      description: 'Lower-case hexadecimal digits, or base64 with padding.',
      labels: { hex: 'Hex', base64: 'Base64' },
    },
  },
  result: {
    algorithm: 'as given',
    encoding: 'as given',
    hmac: { shape: textShape, description: 'The message authentication code.', title: 'HMAC' },
    length: {
      shape: countShape(128),
      description: 'Number of characters of hmac.',
      hidden: true,
    },
  },
  example: { message: 'what do ya want for nothing?', key: 'Jefe' },
  run: generateHmac,
});
