import { afterEach, expect, test, vi } from 'vitest';
import { keepInputs, keptInputs } from '../../../../demo/model/kept-inputs.ts';
import { fromShared, hashOf, sharedInputs } from '../../../../demo/model/links.ts';
import { initialInputs } from '../../../../src/form/inputs.ts';
import { fieldsFor } from '../page.ts';

afterEach(() => vi.unstubAllGlobals());

/** Storage that has space for texts of this length. */
function storageOf(space = Infinity, items: Record<string, string> = {}) {
  return {
    getItem: (key: string) => items[key] ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > space) throw new Error('QuotaExceededError');
      items[key] = value;
    },
    removeItem: (key: string) => {
      delete items[key];
    },
  };
}

test('keeps a text that is too long for a link, but no secret', async () => {
  vi.stubGlobal('sessionStorage', storageOf());
  const fields = fieldsFor('hmac-generator');
  const message = `${'𝄞 é "\\\n'.repeat(1_000)}\ud800`;
  const inputs = { ...initialInputs(fields), message, key: 'hush' };
  expect(hashOf(fields, inputs)).toBeUndefined();
  keepInputs('hmac-generator', sharedInputs(fields, inputs));
  expect(keptInputs('word-counter')).toBeUndefined();
  const kept = keptInputs('hmac-generator');
  expect(JSON.stringify(kept)).not.toContain('hush');
  expect(fromShared(fields, kept ?? {})).toEqual({ ...inputs, key: '' });
  keepInputs('hmac-generator', undefined);
  expect(keptInputs('hmac-generator')).toBeUndefined();
});

test('forgets a text if there is no space for its next version', () => {
  vi.stubGlobal('sessionStorage', storageOf(100));
  keepInputs('word-counter', { text: 'short' });
  keepInputs('word-counter', { text: 'x'.repeat(200) });
  expect(keptInputs('word-counter')).toBeUndefined();
});

test.each(['null', '5', '[1]', '{"text":1}', '{', ''])('ignores the stored %j', (stored) => {
  vi.stubGlobal('sessionStorage', storageOf(0, { 'inputs of word-counter': stored }));
  expect(keptInputs('word-counter')).toBeUndefined();
});

test('keeps nothing if storage is blocked', () => {
  vi.stubGlobal('sessionStorage', undefined);
  keepInputs('word-counter', { text: 'x' });
  expect(keptInputs('word-counter')).toBeUndefined();
});
