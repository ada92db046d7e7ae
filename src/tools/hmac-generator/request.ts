import { choice, type FieldsOf, multilineText, optional, secret } from '../../fields/index.ts';

export interface HmacRequest {
  /** The message, which may be empty. */
  readonly message: string;
  /** The secret key. */
  readonly key: string;
  /** The hash function. */
  readonly algorithm?: 'sha-256' | 'sha-1' | 'sha-384' | 'sha-512';
  /** Lower-case hexadecimal digits, or base64 with padding. */
  readonly encoding?: 'hex' | 'base64';
}

export const fields = {
  message: { ...multilineText(), synonyms: ['text'] },
  key: {
    ...secret({ minLength: 1, expected: 'a string of at least one character' }),
    synonyms: ['secretKey'],
  },
  algorithm: {
    ...optional(choice(['sha-256', 'sha-1', 'sha-384', 'sha-512']), 'sha-256'),
    synonyms: ['hash', 'hashFunction', 'algo', 'alg', 'digest'],
  },
  encoding: { ...optional(choice(['hex', 'base64']), 'hex'), synonyms: ['format', 'output'] },
} satisfies FieldsOf<HmacRequest>;
