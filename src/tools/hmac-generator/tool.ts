import * as z from 'zod/mini';
import { defineTool } from '../define-tool.ts';
import { choice, count, longText, secret, text } from '../fields.ts';
import { generateHmac } from './generate-hmac.ts';
import { rules } from './rules.ts';

export const hmacGeneratorTool = defineTool({
  slug: 'hmac-generator',
  operation: 'generate-hmac',
  name: 'HMAC Generator',
  category: 'Generators',
  description: 'Computes the keyed-hash message authentication code (HMAC) of a message.',
  request: () =>
    z.object({
      message: longText('The message; taken as UTF-8, may be empty.'),
      key: secret('The secret key; taken as UTF-8, at least one character.', rules.key),
      algorithm: z._default(choice(rules.algorithm.options, 'The hash function.'), 'sha-256'),
      encoding: z._default(
        choice(
          rules.encoding.options,
          'How the result is written: lower-case hex, or padded base64.',
        ),
        'hex',
      ),
    }),
  result: () =>
    z.object({
      algorithm: choice(rules.algorithm.options, 'The hash function used.'),
      encoding: choice(rules.encoding.options, 'The encoding used.'),
      hmac: text('The message authentication code.'),
      length: count('Number of characters of hmac.'),
    }),
  example: { message: 'what do ya want for nothing?', key: 'Jefe' },
  run: generateHmac,
});
