import { choice, type FieldsOf, optional, text } from '../../fields/index.ts';
import { computed, textNames } from '../../shared/common-names.ts';

export interface HmacGeneratorRequest {
  /** The message, which may be empty. */
  readonly message: string;
  /** The secret key. */
  readonly key: string;
  /** The hash function. */
  readonly algorithm?: 'sha-256' | 'sha-1' | 'sha-384' | 'sha-512';
  /** Lower-case hexadecimal digits, or base64 with padding. */
  readonly encoding?: 'hex' | 'base64';
}

const utf8 = ['utf-8', 'utf8', 'UTF-8', 'UTF8'];

export const fields = {
  message: {
    ...text({ multiline: true }),
    synonyms: `${textNames} payload`,
    unsupported: [
      {
        names: 'charset messageEncoding inputEncoding textEncoding',
        expected: 'utf-8, since the message is read as UTF-8',
        harmless: utf8,
      },
    ],
  },
  key: {
    ...text({ secret: true, minLength: 1, expected: 'a string of at least one character' }),
    synonyms: 'secret password passphrase token',
    unsupported: [
      {
        names: 'keyEncoding secretEncoding keyFormat secretFormat',
        expected: 'utf-8, since the key is read as UTF-8',
        harmless: utf8,
      },
    ],
  },
  algorithm: {
    ...optional(choice(['sha-256', 'sha-1', 'sha-384', 'sha-512']), 'sha-256'),
    synonyms: 'hash function digest method sha',
  },
  encoding: {
    ...optional(choice(['hex', 'base64']), 'hex'),
    synonyms: 'format output encode hashFormat digestFormat',
    unsupported: [
      'salt pepper iv nonce iterations pbkdf2 uppercase urlSafe base64url prefix verify signature trim lineEnding',
      { names: 'padding pad lowercase', harmless: [true] },
      {
        names: 'length truncate truncated',
        expected: computed,
        harmless: [28, 40, 44, 64, 88, 96, 128],
      },
    ],
  },
} satisfies FieldsOf<HmacGeneratorRequest>;
