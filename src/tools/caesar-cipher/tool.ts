import * as z from 'zod/mini';
import { defineTool } from '../define-tool.ts';
import { choice, longText, number, text } from '../fields.ts';
import { caesarCipher } from './caesar-cipher.ts';

const wholeNumber = { whole: true } as const;
const directions = ['encrypt', 'decrypt'] as const;

export const caesarCipherTool = defineTool({
  slug: 'caesar-cipher',
  operation: 'caesar-cipher',
  name: 'Caesar Cipher',
  category: 'Text tools',
  description: 'Encrypts or decrypts a text by shifting its letters along the alphabet.',
  request: () =>
    z.object({
      text: longText('The text; letters other than A–Z and a–z stay as they are.'),
      shift: z._default(number(wholeNumber, 'Places by which letters move; 13 is ROT13.'), 3),
      direction: z._default(
        choice(directions, 'encrypt moves letters forwards, decrypt backwards.'),
        'encrypt',
      ),
    }),
  result: () =>
    z.object({
      input: text('The text as given.'),
      shift: number(wholeNumber, 'The shift as given.'),
      direction: choice(directions, 'The direction used.'),
      result: text('The text with its letters shifted.'),
    }),
  example: { text: 'Hello, World!', shift: 3 },
  run: caesarCipher,
});
