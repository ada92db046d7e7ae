import { choice, type FieldsOf, integer, optional, text } from '../../fields/index.ts';
import { directionNames, textNames } from '../../shared/common-names.ts';

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
    synonyms: `${textNames} plaintext ciphertext`,
  },
  // The shift that Caesar used (Suetonius, Divus Julius 56).
  shift: {
    ...optional(integer(), 3),
    synonyms:
      'key cipher offset rotation rot13 rotate place position step amount number distance displacement n k by',
  },
  direction: {
    ...optional(choice(['encrypt', 'decrypt']), 'encrypt'),
    synonyms: `${directionNames} decode encode decipher left right`,
    unsupported: [
      { names: 'keep preserve', harmless: [true] },
      'alphabet digits uppercase upper lowercase case ignore remove strip include exclude group keyword vigenere bruteForce',
    ],
  },
} satisfies FieldsOf<CaesarCipherRequest>;
