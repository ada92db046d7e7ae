import { spawnSync } from 'node:child_process';
import { expect } from 'vitest';
import { once } from '../../src/shared/once.ts';
import { testInSweep } from '../sampled.ts';
import { casesBySlug } from '../tools/cases-by-slug.ts';

const requests = [...casesBySlug].flatMap(([slug, { answers, refusals }]) =>
  [...answers, ...refusals].map(({ request }) => [slug, JSON.stringify(request)]),
);

/** Answers the requests from standard input, and reports the locale of the process. */
const program = `
import { text } from 'node:stream/consumers';
import { createHandler, tools } from './dist/bundle.js';
const handle = createHandler({ tools });
const { locale } = new Intl.NumberFormat().resolvedOptions();
const answers = [];
for (const [slug, body] of JSON.parse(await text(process.stdin))) {
  const request = new Request('https://tools.test/api/' + slug, { method: 'POST', body });
  answers.push(await (await handle(request)).text());
}
process.stdout.write(JSON.stringify({ locale, answers }));
`;

function answersIn(locale: string): { locale: string; answers: readonly string[] } {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
    input: JSON.stringify(requests),
    maxBuffer: 2 ** 30,
    env: { ...process.env, LC_ALL: `${locale.replace('-', '_')}.UTF-8` },
  });
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}

const usual = once(() => answersIn('en-US'));

// Turkish has different small and capital letters, Arabic different digits, German different separators.
testInSweep.each(['tr-TR', 'ar-EG', 'de-DE'])('answers in %s as in en-US', (locale) => {
  const given = answersIn(locale);
  expect(given.locale).toBe(locale);
  expect(given.answers).toEqual(usual().answers);
});
