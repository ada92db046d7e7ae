import { choice, type FieldsOf, integer, optional, text } from '../../fields/index.ts';

export interface CaesarCipherRequest {
  /** Text to encrypt or decrypt; only the letters A–Z and a–z change. */
  readonly text: string;
  /** Places that each letter moves along the alphabet; 13 is ROT13. */
  readonly shift?: number;
  /** encrypt moves letters forward, decrypt moves them back. */
  readonly direction?: 'encrypt' | 'decrypt';
}

export const fields = {
  text: {
    ...text({ multiline: true }),
    synonyms: [
      'plaintext',
      'ciphertext',
      'message',
      'input',
      'content',
      'string',
      'body',
      'phrase',
    ],
  },
  // The shift that Caesar used (Suetonius, Divus Julius 56).
  shift: {
    ...optional(integer(), 3),
    synonyms: [
      'key',
      'offset',
      'rotation',
      'rot',
      'rotate',
      'places',
      'positions',
      'steps',
      'amount',
      'n',
      'displacement',
    ],
  },
  direction: {
    ...optional(choice(['encrypt', 'decrypt']), 'encrypt'),
    synonyms: ['mode', 'decrypt', 'decode', 'encrypt', 'encode', 'operation', 'action', 'method'],
  },
} satisfies FieldsOf<CaesarCipherRequest>;
