import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { languageFor } from '../../../../demo/language/dictionaries.ts';
import { type LanguageCode, languageCodes } from '../../../../demo/language/languages.ts';
import { visitorNumberLocale } from '../../../../demo/language/visitor-number-locale.ts';
import { answerToAsked } from '../../../../demo/search/asked/answer-to-asked.ts';
import { askedIn, ofTools } from '../../../../demo/search/asked/asked-in.ts';
import { examples, typedExample } from '../../../../demo/search/examples.ts';
import { currentLanguage, setLanguage } from '../../../../src/form/language/language.ts';

const before = currentLanguage();

afterEach(() => {
  setLanguage(before);
  vi.unstubAllGlobals();
});

/** Returns the answer in a language, with its spaces and marks of direction as people type them. */
async function answerIn(code: LanguageCode, query: string): Promise<string | undefined> {
  setLanguage({ ...languageFor(code), numberLocale: visitorNumberLocale });
  vi.stubGlobal('navigator', { language: code });
  const asked = askedIn(query);
  const answer = asked && (await answerToAsked(asked));
  return answer?.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll(/[\u2066-\u2069\u200e\u200f]/g, '');
}

const file = readFileSync(new URL('answers.txt', import.meta.url), 'utf8');

const answers = languageCodes.flatMap((code) => {
  const [, section = ''] = file.split(`\n# ${code}\n`);
  const [lines = ''] = section.split('\n\n');
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const place = line.lastIndexOf(' = ');
      return { code, query: line.slice(0, place), answer: line.slice(place + 3) };
    });
});

test('at least 120 queries in eight languages have an answer', () => {
  expect(answers.length).toBeGreaterThanOrEqual(120);
  expect(new Set(answers.map(({ code }) => code)).size).toBe(8);
});

test.each(answers)('in $code, “$query” is answered with $answer', async (row) => {
  const answer = await answerIn(row.code, row.query);
  const [, drawn] = /^\/(.+)\/$/.exec(row.answer) ?? [];
  if (drawn !== undefined) expect(answer).toMatch(new RegExp(drawn));
  else if (['en', 'de'].includes(row.code)) expect(answer).toBe(row.answer);
  // Other languages put their own words around an approximate answer.
  else expect(answer).toContain(row.answer);
});

test.each(languageCodes)('in %s, no query is read for two tools', (code) => {
  setLanguage({ ...languageFor(code), numberLocale: () => code });
  vi.stubGlobal('navigator', { language: code });
  for (const { query } of answers) {
    const reading = Object.entries(ofTools).filter(([, readers]) =>
      readers.some((read) => read(query)),
    );
    expect(reading.length, `${query}: ${reading.map(([file]) => file)}`).toBeLessThan(2);
  }
});

test.each(languageCodes)('in %s, each example of the home page has an answer', async (code) => {
  for (const example of examples) {
    setLanguage(languageFor(code));
    expect(await answerIn(code, typedExample(example)), example).toMatch(/\d/);
  }
});
