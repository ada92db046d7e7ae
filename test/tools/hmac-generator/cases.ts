import { generateHmac } from 'toolworker';
import { defineCases } from '../cases.ts';

const keyError = 'key: expected a string of at least one character, got ""';
const algorithmError = 'algorithm: expected one of sha-256, sha-1, sha-384, sha-512, got';
const encodingError = 'encoding: expected one of hex, base64, got';

const hiThere = { message: 'Hi There', key: '\v'.repeat(20) };
const jefe = { message: 'what do ya want for nothing?', key: 'Jefe' };

export const cases = defineCases({
  run: generateHmac,
  answers: [
    {
      request: { ...hiThere, algorithm: 'sha-1' },
      result: {
        algorithm: 'sha-1',
        encoding: 'hex',
        hmac: 'b617318655057264e28bc0b6fb378c8ef146be00',
        length: 40,
      },
      source: 'RFC 2202, HMAC-SHA-1 test case 1',
    },
    {
      request: { ...jefe, algorithm: 'sha-1', encoding: 'hex' },
      result: {
        algorithm: 'sha-1',
        encoding: 'hex',
        hmac: 'effcdf6ae5eb2fa2d27416d5f184df9c259a7c79',
        length: 40,
      },
      source: 'RFC 2202, HMAC-SHA-1 test case 2',
    },
    {
      request: { message: 'Test With Truncation', key: '\f'.repeat(20), algorithm: 'sha-1' },
      result: {
        algorithm: 'sha-1',
        encoding: 'hex',
        hmac: '4c1a03424b55e07fe7f27be1d58bb9324a9a5a04',
        length: 40,
      },
      source: 'RFC 2202, HMAC-SHA-1 test case 5',
    },
    {
      request: hiThere,
      result: {
        algorithm: 'sha-256',
        encoding: 'hex',
        hmac: 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
        length: 64,
      },
      source: 'RFC 4231, test case 1',
    },
    {
      request: jefe,
      result: {
        algorithm: 'sha-256',
        encoding: 'hex',
        hmac: '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
        length: 64,
      },
      source: 'RFC 4231, test case 2',
    },
    {
      request: { ...jefe, encoding: 'base64' },
      result: {
        algorithm: 'sha-256',
        encoding: 'base64',
        hmac: 'W9zBRr9gdU5qBCQmCJV1x1oAPwidJzmDnexYuWTsOEM=',
        length: 44,
      },
      source: 'RFC 4231, test case 2, encoded with the base64 command',
    },
    {
      request: { ...hiThere, algorithm: 'sha-384' },
      result: {
        algorithm: 'sha-384',
        encoding: 'hex',
        hmac: 'afd03944d84895626b0825f4ab46907f15f9dadbe4101ec682aa034c7cebc59cfaea9ea9076ede7f4af152e8b2fa9cb6',
        length: 96,
      },
      source: 'RFC 4231, test case 1',
    },
    {
      request: { ...jefe, algorithm: 'sha-384' },
      result: {
        algorithm: 'sha-384',
        encoding: 'hex',
        hmac: 'af45d2e376484031617f78d2b58a6b1b9c7ef464f5a01b47e42ec3736322445e8e2240ca5e69e2c78b3239ecfab21649',
        length: 96,
      },
      source: 'RFC 4231, test case 2',
    },
    {
      request: { ...hiThere, algorithm: 'sha-512' },
      result: {
        algorithm: 'sha-512',
        encoding: 'hex',
        hmac: '87aa7cdea5ef619d4ff0b4241a1d6cb02379f4e2ce4ec2787ad0b30545e17cdedaa833b7d6b8a702038b274eaea3f4e4be9d914eeb61f1702e696c203a126854',
        length: 128,
      },
      source: 'RFC 4231, test case 1',
    },
    {
      request: { ...jefe, algorithm: 'sha-512' },
      result: {
        algorithm: 'sha-512',
        encoding: 'hex',
        hmac: '164b7a7bfcf819e2e395fbe73b56e0a387bd64222e831fd610270cd7ea2505549758bf75c05a994a6d034f65f8f0e6fdcaeab1a34d4a6b4b636e070a38bce737',
        length: 128,
      },
      source: 'RFC 4231, test case 2',
    },
    {
      request: { message: 'The quick brown fox jumps over the lazy dog', key: 'key' },
      result: {
        algorithm: 'sha-256',
        encoding: 'hex',
        hmac: 'f7bc83f430538424b13298e6aa6fb143ef4d59a14946175997479dbc2d1a3cd8',
        length: 64,
      },
      source: 'Wikipedia, "HMAC", examples',
    },
  ],
  refusals: [
    { request: { message: 'Hi There', key: '' }, error: keyError },
    { request: { message: '', key: '', algorithm: 'sha-512' }, error: keyError },
    {
      request: {},
      error: 'message: required, a string; key: required, a string of at least one character',
    },
    {
      request: { message: 5, key: 'k' },
      error: 'message: expected a string, got the number 5',
    },
    { request: { message: 'm', key: ['k'] }, error: 'key: expected a string, got an array' },
    // The number may be the secret.
    { request: { message: 'm', key: 271828 }, error: 'key: expected a string, got a number' },
    { request: { message: 'm', key: 0 }, error: 'key: expected a string, got a number' },
    {
      request: { message: 'm', key: null },
      error: 'key: required, a string of at least one character',
    },
    {
      request: { message: 'm', key: 'k', algorithm: 'SHA-256' },
      error: `${algorithmError} "SHA-256"`,
    },
    { request: { message: 'm', key: 'k', algorithm: 'md5' }, error: `${algorithmError} "md5"` },
    {
      request: { message: 'm', key: 'k', encoding: 'base64url' },
      error: `${encodingError} "base64url"`,
    },
    {
      request: { message: null, key: '', algorithm: 1, encoding: {} },
      error: `message: required, a string; ${keyError}; ${algorithmError} 1; ${encodingError} an object`,
    },
    {
      request: { message: 'm', key: 'k', algoritm: 'sha-1' },
      error: 'algoritm: unknown field, did you mean algorithm?',
    },
    {
      request: { message: 'm', secret_key: 'k', hash: 'sha-1', format: 'base64' },
      error: [
        'secret_key: unknown field, did you mean key?',
        'hash: unknown field, did you mean algorithm?',
        'format: unknown field, did you mean encoding?',
      ].join('; '),
    },
    {
      request: { issuer: 'm' },
      error: 'request body: expected fields such as message, key, algorithm, encoding',
    },
    {
      request: { message: 'hello', key: 'key', algo: 'sha-1' },
      error: 'algo: unknown field, did you mean algorithm?',
    },
    {
      request: { message: 'hello', key: 'key', alg: 'sha-1' },
      error: 'alg: unknown field, did you mean algorithm?',
    },
    {
      request: { message: 'hello', key: 'key', digest: 'sha-1' },
      error: 'digest: unknown field, did you mean algorithm?',
    },
  ],
});
