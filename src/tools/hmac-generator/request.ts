import { choice, type FieldsOf, optional, text } from '../../fields/index.ts';

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
  message: {
    ...text({ multiline: true }),
    synonyms: ['text', 'payload', 'data', 'body', 'content', 'input', 'msg', 'string'],
    unsupported: [
      {
        names: [
          'messageEncoding',
          'inputEncoding',
          'textEncoding',
          'dataEncoding',
          'payloadEncoding',
          'charset',
        ],
        expected: 'utf-8, since the message is read as UTF-8',
        harmless: ['utf-8', 'utf8', 'UTF-8', 'UTF8'],
      },
    ],
  },
  key: {
    ...text({ secret: true, minLength: 1, expected: 'a string of at least one character' }),
    synonyms: ['secretKey', 'secret', 'password', 'passphrase', 'sharedSecret', 'token'],
    unsupported: [
      {
        names: ['keyEncoding', 'secretEncoding', 'keyFormat', 'secretFormat'],
        expected: 'utf-8, since the key is read as UTF-8',
        harmless: ['utf-8', 'utf8', 'UTF-8', 'UTF8'],
      },
    ],
  },
  algorithm: {
    ...optional(choice(['sha-256', 'sha-1', 'sha-384', 'sha-512']), 'sha-256'),
    synonyms: ['hash', 'hashFunction', 'hashType', 'hashing', 'algo', 'alg', 'digest', 'method'],
  },
  encoding: {
    ...optional(choice(['hex', 'base64']), 'hex'),
    synonyms: ['format', 'output', 'outputFormat', 'resultFormat', 'encode'],
  },
} satisfies FieldsOf<HmacRequest>;
