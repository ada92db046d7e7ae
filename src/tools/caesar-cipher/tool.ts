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
  fields,
  request: {
    text: {
      description: 'Text to encrypt or decrypt; only the letters A–Z and a–z change.',
      hint: 'Only the letters A–Z and a–z change.',
    },
    shift: { description: 'Places that each letter moves along the alphabet; 13 is ROT13.' },
    direction: {
      description: 'encrypt moves letters forward, decrypt moves them back.',
      hint: 'Encrypting moves letters forward, decrypting moves them back.',
      labels: { encrypt: 'Encrypt', decrypt: 'Decrypt' },
    },
  },
  result: {
    input: { shape: textShape, description: 'Text as given.' },
    shift: 'as given',
    direction: 'as given',
    result: { shape: textShape, description: 'Text with its letters shifted.' },
  },
  example: { text: 'Hello, World!', shift: 3 },
  run: caesarCipher,
});
