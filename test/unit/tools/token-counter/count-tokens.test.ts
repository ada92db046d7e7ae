import fc from 'fast-check';
import { countTokens as countCl100k } from 'gpt-tokenizer/encoding/cl100k_base';
import { countTokens as countO200k } from 'gpt-tokenizer/encoding/o200k_base';
import { countTokens, createHandler, tools } from 'toolworker';
import { expect, test } from 'vitest';
import { countWords } from '../../../../src/tools/word-counter/count-words.ts';
import { spec } from '../../../spec/token-counter.ts';
import { anyCharacter } from '../../../support/any-character.ts';
import { nearest } from '../../../support/nearest.ts';

const counted = spec.answers
  .filter(([, , source]) => source.includes('gpt-tokenizer'))
  .map(([request, result]) => [request, result] as const);

test.each(counted)('agrees with the tokenizer: %j', (request, result) => {
  const isCl100k = /gpt-(?:3|4$)/.test(request.model ?? '');
  expect(result.tokens).toBe((isCl100k ? countCl100k : countO200k)(request.text));
});

test("counts with a model's own family, and with gpt-4o's for unknown models", () => {
  const text = 'मैं हिंदी में एक छोटी कहानी लिखना चाहता हूँ।';
  const tokensFor = (model: string) => countTokens({ text, model }).tokens;
  expect(tokensFor('gpt-4')).toBeGreaterThan(3 * countO200k(text));
  expect(Math.abs(tokensFor('gpt-4') / countCl100k(text) - 1)).toBeLessThan(0.1);
  expect(tokensFor('gpt-4o')).toBe(countTokens({ text }).tokens);
  expect(tokensFor('my-model')).toBe(tokensFor('gpt-4o'));
});

test('counts characters and words like the word counter', () => {
  const text = fc.oneof(
    fc.string({ unit: anyCharacter }),
    fc.lorem({ mode: 'sentences' }),
    fc
      .array(fc.constantFrom('漢字', 'ไทย', 'e\u0301', '👩‍👩‍👧', ' ', '\u2014', '\r\n'))
      .map((units) => units.join('')),
  );
  fc.assert(
    fc.property(text, (value) => {
      const { characters, words } = countWords({ text: value });
      expect(countTokens({ text: value })).toMatchObject({ characters, words });
    }),
  );
});

test.each(['token-counter', 'word-counter'])(
  '%s refuses texts beyond the documented limit',
  async (slug) => {
    const url = `https://example.com/api/${slug}`;
    const handle = createHandler({ tools });
    const document = await (await handle(new Request(url))).json();
    const limit = 'at most 500,000 characters in scripts without spaces';
    expect(document.parameters.properties.text.description).toContain(limit);
    const body = JSON.stringify({ text: '漢'.repeat(500_001) });
    const response = await handle(new Request(url, { method: 'POST', body }));
    expect(response.status).toBe(400);
    const error = `text: expected ${limit}, got "${'漢'.repeat(39)}…"`;
    expect(await response.json()).toEqual({ ok: false, error });
  },
);

test('returns the nearest double as the share, and never a negative remainder', () => {
  const model = fc.constantFrom('gpt-4', 'gpt-3.5-turbo', 'gpt-4.1', 'gemini-2.5-pro', 'grok-4');
  fc.assert(
    fc.property(fc.nat(20_000), model, (count, name) => {
      const text = ' a'.repeat(count);
      const { tokens, contextWindow, percentOfContext, remainingTokens } = countTokens({
        text,
        model: name,
      });
      if (contextWindow === null) throw new Error(`${name} is not known`);
      expect(percentOfContext).toBe(nearest(BigInt(tokens) * 100n, BigInt(contextWindow)));
      expect(remainingTokens).toBe(tokens > contextWindow ? 0 : contextWindow - tokens);
    }),
  );
});

test.each(['gpt-', '/', '-fp8', ':', 'a.', ' '])('reads a long name of %j quickly', (part) => {
  const model = `a${part.repeat(1_000_000)}a`;
  expect(countTokens({ text: 'a', model }).contextWindow).toBeNull();
});

test('lists the known names in the document', async () => {
  const handle = createHandler({ tools });
  const { parameters } = await (
    await handle(new Request('https://example.com/api/token-counter'))
  ).json();
  const { examples } = parameters.properties.model;
  expect(examples).toEqual(expect.arrayContaining(['gpt-4o', 'claude-sonnet-4-5', 'grok-4']));
  for (const model of examples) {
    expect(countTokens({ text: '', model }).contextWindow).toBeGreaterThan(0);
  }
});
