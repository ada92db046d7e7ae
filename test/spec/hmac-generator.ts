import { generateHmac } from 'toolworker';
import { fill } from '../support/long-requests.ts';
import type { SpecOf } from '../support/spec.ts';

const keyError = 'key: expected a string of at least one character, got ""';
const algorithmError = 'algorithm: expected one of sha-256, sha-1, sha-384, sha-512, got';
const encodingError = 'encoding: expected one of hex, base64, got';

const hiThere = { message: 'Hi There', key: '\v'.repeat(20) };
const jefe = { message: 'what do ya want for nothing?', key: 'Jefe' };

const algorithms = 'one of sha-256, sha-1, sha-384, sha-512';
const fox = 'The quick brown fox jumps over the lazy dog';

export const spec: SpecOf<typeof generateHmac> = {
  run: generateHmac,
  operation: 'generate-hmac',
  fields: {
    message: 'string, required',
    key: 'string ≥ 1 characters, required',
    algorithm: 'sha-256 | sha-1 | sha-384 | sha-512, default "sha-256"',
    encoding: 'hex | base64, default "hex"',
  },
  result: ['algorithm', 'encoding', 'hmac', 'length'],
  answers: [
    [
      { ...hiThere, algorithm: 'sha-1' },
      { algorithm: 'sha-1', encoding: 'hex', hmac: 'b617318655057264e28bc0b6fb378c8ef146be00', length: 40 },
      'RFC 2202, HMAC-SHA-1 test case 1',
    ],
    [
      { ...jefe, algorithm: 'sha-1', encoding: 'hex' },
      { algorithm: 'sha-1', encoding: 'hex', hmac: 'effcdf6ae5eb2fa2d27416d5f184df9c259a7c79', length: 40 },
      'RFC 2202, HMAC-SHA-1 test case 2',
    ],
    [
      { message: 'Test With Truncation', key: '\f'.repeat(20), algorithm: 'sha-1' },
      { algorithm: 'sha-1', encoding: 'hex', hmac: '4c1a03424b55e07fe7f27be1d58bb9324a9a5a04', length: 40 },
      'RFC 2202, HMAC-SHA-1 test case 5',
    ],
    [
      hiThere,
      { algorithm: 'sha-256', encoding: 'hex', hmac: 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7', length: 64 },
      'RFC 4231, test case 1',
    ],
    [
      jefe,
      { algorithm: 'sha-256', encoding: 'hex', hmac: '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843', length: 64 },
      'RFC 4231, test case 2',
    ],
    [
      { ...jefe, encoding: 'base64' },
      { algorithm: 'sha-256', encoding: 'base64', hmac: 'W9zBRr9gdU5qBCQmCJV1x1oAPwidJzmDnexYuWTsOEM=', length: 44 },
      'RFC 4231, test case 2, encoded with the base64 command',
    ],
    [
      { ...hiThere, algorithm: 'sha-384' },
      {
        algorithm: 'sha-384',
        encoding: 'hex',
        hmac: 'afd03944d84895626b0825f4ab46907f15f9dadbe4101ec682aa034c7cebc59cfaea9ea9076ede7f4af152e8b2fa9cb6',
        length: 96,
      },
      'RFC 4231, test case 1',
    ],
    [
      { ...jefe, algorithm: 'sha-384' },
      {
        algorithm: 'sha-384',
        encoding: 'hex',
        hmac: 'af45d2e376484031617f78d2b58a6b1b9c7ef464f5a01b47e42ec3736322445e8e2240ca5e69e2c78b3239ecfab21649',
        length: 96,
      },
      'RFC 4231, test case 2',
    ],
    [
      { ...hiThere, algorithm: 'sha-512' },
      {
        algorithm: 'sha-512',
        encoding: 'hex',
        hmac: '87aa7cdea5ef619d4ff0b4241a1d6cb02379f4e2ce4ec2787ad0b30545e17cdedaa833b7d6b8a702038b274eaea3f4e4be9d914eeb61f1702e696c203a126854',
        length: 128,
      },
      'RFC 4231, test case 1',
    ],
    [
      { ...jefe, algorithm: 'sha-512' },
      {
        algorithm: 'sha-512',
        encoding: 'hex',
        hmac: '164b7a7bfcf819e2e395fbe73b56e0a387bd64222e831fd610270cd7ea2505549758bf75c05a994a6d034f65f8f0e6fdcaeab1a34d4a6b4b636e070a38bce737',
        length: 128,
      },
      'RFC 4231, test case 2',
    ],
    [
      { message: 'The quick brown fox jumps over the lazy dog', key: 'key' },
      { algorithm: 'sha-256', encoding: 'hex', hmac: 'f7bc83f430538424b13298e6aa6fb143ef4d59a14946175997479dbc2d1a3cd8', length: 64 },
      'Wikipedia, "HMAC", examples',
    ],
  ],
  refusals: [
    [{ message: 'Hi There', key: '' }, keyError],
    [{ message: '', key: '', algorithm: 'sha-512' }, keyError],
    [{}, 'message: required, a string; key: required, a string of at least one character'],
    [{ message: 'm', key: null }, 'key: required, a string of at least one character'],
    [
      { message: null, key: '', algorithm: 1, encoding: {} },
      `message: required, a string; ${keyError}; ${algorithmError} 1; ${encodingError} an object`,
    ],
  ],
  typed: [
    [
      { message: '12345;78910', key: '12345' },
      { hmac: '12476f110137a6c8243aa1ec839a4a09e7232ad682e407cc987ad3d1e2a91aef', length: 64 },
      'cryptii/cryptii #40',
    ],
    [
      { message: 'hello', key: 'key' },
      { hmac: '9307b3b915efb5171ff14d8cb55fbcc798c6c0ef1456d66ded1a6aa723a58b7b' },
      'cantora/avr-crypto-lib #3, whose first zero was lost',
    ],
    [
      { message: 'hello\n', key: 'key' },
      { hmac: '8e384ff349a3d90f2c7837b0d76de8f81c6e85b390ed38905f521ae77cb9a29a' },
      'echo hello | openssl dgst -hmac key: the line end counts (Python’s hmac)',
    ],
    [
      { message: 'POST', key: 'TEST', algorithm: 'sha-1' },
      { hmac: '1755471c9cdce6222d4d0dd4fc2886f63b868640', length: 40 },
      'kokke/tiny-HMAC-c #1',
    ],
    [
      { message: 'Hello, World!', key: "It's a Secret to Everybody" },
      { hmac: '757107ea0eb2509fc211221cce984b8a37570b6d7586c22c46f4379c8b043e17' },
      'docs.github.com, validating webhook deliveries',
    ],
    [
      { message: fox, key: 'key', encoding: 'base64' },
      { hmac: '97yD9DBThCSxMpjmqm+xQ+9NWaFJRhdZl0edvC0aPNg=', length: 44 },
      'getlago/lago-openapi #514, 44 characters; Wikipedia’s example as base64',
    ],
    [
      { message: 'héllo 👋', key: 'klíč' },
      { hmac: 'b5364e08622141d5d81bea63618174be970fc05f25cbe60f2e315004a39b4d28' },
      'Python’s hmac of the UTF-8 bytes',
    ],
    [{ message: '', key: 'key' }, { hmac: '5d5d139563c95b5967b9bd9a8c9b233a9dedb45072794cd232dc1b74832607d0' }, 'Python’s hmac'],
    [
      { message: 'Hi There', key: '0b0b0b0b' },
      { hmac: '49997dc0fcc9c524ca8c7d86a9a33db295dcc00c6d625fcc934c43749bcafdfe' },
      'planningcenter/developers #1085: the key is text even if it looks like hex (Python’s hmac)',
    ],
    [
      { message: 'hello', key: 'key', algorithm: 'md5', encoding: 'base64url' },
      `algorithm: expected ${algorithms}, got "md5"; encoding: expected one of hex, base64, got "base64url"`,
      'mygityf/cipher #1, hmac_md5; the encoding of JWT',
    ],
    [
      { message: 'hello', key: 12345 },
      'key: expected a string, got a number',
      'cryptii/cryptii #40, a key of digits; an error never repeats a key',
    ],
    [
      { message: { id: 1 }, key: 'key' },
      'message: expected a string, got an object',
      'attendee-labs/attendee #227, a payload before it is serialized',
    ],
    [
      { text: 'hello', secretKey: 'key' },
      'text: unknown field, did you mean message?; secretKey: unknown field, did you mean key?',
      'CorentinTh/it-tools, the labels of its HMAC generator',
    ],
    [{ message: 'hello' }, 'key: required, a string of at least one character', 'a hash instead of an HMAC'],
    [
      { message: 'hello', key: ' key ' },
      { hmac: 'b372846cd0e4e9d93e8e309ef1e484fb8604782b7b9b00fe5340c496afdab4e8' },
      'white space is part of a key (Python’s hmac)',
    ],
    [
      { message: 'a\r\nb', key: 'key' },
      { hmac: 'd1d6972138aebdd495dc168e0f801b5aaa29d8252364a095905f540b4b839d3b' },
      'line ends stay as they are (Python’s hmac)',
    ],
    [
      { message: 'hello', key: 'a'.repeat(200), algorithm: 'sha-512' },
      {
        hmac: 'de88491b6ad34731f641d8d26eb771c70d9892cabb6f750a6ce42349bf332082ddcc79eea54f60aaa46b9f0327b56855a0331d5f5898fd89092a18ed182296ca',
        length: 128,
      },
      'mygityf/cipher #1, a key longer than a block (Python’s hmac)',
    ],
    [{ message: 'hello', key: 'key', algo: 'sha-1' }, 'algo: unknown field, did you mean algorithm?', 'hash_hmac($algo, …) of PHP'],
    [{ message: 'hello', key: 'key', alg: 'sha-1' }, 'alg: unknown field, did you mean algorithm?', 'the header of a JWT'],
    [{ message: 'hello', key: 'key', digest: 'sha-1' }, 'digest: unknown field, did you mean algorithm?', 'createHmac and openssl dgst'],
  ],
  freeTexts: ['message', 'key'],
  otherNames: {
    meant: {
      message: 'payload text data body content messageText input_message msg input string',
      key: 'secret secretKey secret_key hmacKey sharedSecret signingKey keyString password passphrase token',
      algorithm:
        'hash algo alg hashAlgorithm hash_algorithm algorithmName digest hmacAlgorithm hashFunction hashType ' +
        'hash_func hashAlgo sha method hashing digestAlgorithm sha512=true algorithm_type hashName useSha1=true',
      encoding:
        'outputEncoding output_encoding format outputFormat encodingType digestEncoding output enc base64=true ' +
        'hex=false isBase64=true resultFormat output-format digestFormat encode base64Encoded=true hmacEncoding outputType',
    },
    refused:
      'keyEncoding="hex" charset="latin1" message_encoding="base64" length=16 truncate=8 outputLength=20 keyFormat="hex" ' +
      'salt="x" pepper="x" iv="x" nonce="x" iterations=1000 pbkdf2=true uppercase=true urlSafe=true ' +
      'base64url=true padding=false prefix="sha256=" verify="ab" signature="ab" trim=true lineEnding="crlf" ' +
      'truncated=true',
    ignored:
      'source keyId key_id messageId name issuer hmac="x" length=64 charset="utf-8" keyEncoding="utf8" padding=true uppercase=false salt="" keyName="x" messageType="x"',
  },
  slowest: {
    'a message': (share) => ({ message: fill('a', share), key: 'k', algorithm: 'sha-512' }),
    'a key': (share) => ({ message: '', key: fill('漢', share) }),
  },
  // RFC 4231, test case 2
  sentence:
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843 is the SHA-256 code of “what do ya want for nothing?” with this key.',
};
