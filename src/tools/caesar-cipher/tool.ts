import { textShape } from '../../fields/shapes.ts';
import { builtInTool } from '../built-in-tool.ts';
import { caesarCipher } from './caesar-cipher.ts';
import { fields } from './request.ts';

export const caesarCipherTool = builtInTool({
  slug: 'caesar-cipher',
  operation: 'caesar-cipher',
  name: 'Caesar Cipher',
  category: 'Text tools',
  description: 'Encrypts or decrypts a text by shifting its letters along the alphabet.',
  labels: { encrypt: 'Encrypt', decrypt: 'Decrypt' },
  hints: {
    text: 'Only the letters A–Z and a–z change.',
    direction: 'Encrypting moves letters forward, decrypting moves them back.',
  },
  fields,
  request: {
    text: 'Text to encrypt or decrypt; only the letters A–Z and a–z change.',
    shift: 'Places that each letter moves along the alphabet; 13 is ROT13.',
    direction: 'encrypt moves letters forward, decrypt moves them back.',
  },
  result: () => ({
    input: textShape('Text as given.'),
    shift: 'as given',
    direction: 'as given',
    result: textShape('Text with its letters shifted.'),
  }),
  example: { text: 'Hello, World!', shift: 3 },
  run: caesarCipher,
});
