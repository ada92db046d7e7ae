import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { generateHmac, ToolError } from 'toolworker';
import { afterEach, expect, test, vi } from 'vitest';
import { anyCharacter } from '../../../support/any-character.ts';

afterEach(() => vi.unstubAllGlobals());

// Any UTF-16, including lone surrogates and keys longer than a block (64 or 128 bytes).
const text = fc.oneof(
  fc.string({ unit: anyCharacter }),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 300 })
    .map((units) => String.fromCharCode(...units)),
);
const key = text.filter((candidate) => candidate !== '');
const algorithm = fc.constantFrom('sha-1', 'sha-256', 'sha-384', 'sha-512');
const encoding = fc.constantFrom('hex', 'base64');

test("agrees with Node's HMAC of any strings in UTF-8", async () => {
  await fc.assert(
    fc.asyncProperty(text, key, algorithm, encoding, async (message, secret, hash, form) => {
      const node = createHmac(hash.replace('-', ''), Buffer.from(secret, 'utf8'));
      const hmac = node.update(message, 'utf8').digest(form);
      const request = { message, key: secret, algorithm: hash, encoding: form };
      expect(await generateHmac(request)).toEqual({
        algorithm: hash,
        encoding: form,
        hmac,
        length: hmac.length,
      });
    }),
  );
});

test('handles a message of megabytes', async () => {
  const message = '€'.repeat(1_000_000);
  const hmac = createHmac('sha256', 'k').update(message).digest('hex');
  expect((await generateHmac({ message, key: 'k' })).hmac).toBe(hmac);
});

test('hides the key from scripts', async () => {
  const importKey = vi.spyOn(crypto.subtle, 'importKey');
  await generateHmac({ message: 'm', key: 'k' });
  expect(await importKey.mock.results[0]?.value).toMatchObject({ extractable: false });
});

test.each([
  ['crypto.subtle', {}],
  ['crypto', undefined],
])('says what to do if the page has no %s', async (_, crypto) => {
  vi.stubGlobal('crypto', crypto);
  await expect(generateHmac({ message: 'm', key: 'k' })).rejects.toThrow(
    new ToolError(
      'HMAC needs Web Cryptography, which browsers offer only over https or on localhost',
    ),
  );
});

test('rejects what plain JavaScript may pass, rather than throwing', async () => {
  await expect(generateHmac(undefined as never)).rejects.toBeInstanceOf(ToolError);
});
