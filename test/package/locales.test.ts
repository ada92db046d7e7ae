import { spawnSync } from 'node:child_process';
import { createHandler, tools } from 'toolworker';
import { beforeAll, expect, test } from 'vitest';
import { specs } from '../support/specs.ts';

// Only a process in another locale can break what follows the system's language: letters, digits,
// separators, orders.

const requests = [...specs].flatMap(([slug, { answers, refusals }]) =>
  [...answers, ...refusals].map(([request]) => [slug, JSON.stringify(request)] as const),
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

const here: string[] = [];

beforeAll(async () => {
  const handle = createHandler({ tools });
  for (const [slug, body] of requests) {
    const request = new Request(`https://tools.test/api/${slug}`, { method: 'POST', body });
    here.push(await (await handle(request)).text());
  }
});

// Turkish has different small and capital letters, Arabic different digits, German different
// separators.
test.each(['tr-TR', 'ar-EG', 'de-DE'])('the built tools answer in %s as they do here', (locale) => {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
    input: JSON.stringify(requests),
    maxBuffer: 2 ** 30,
    env: { ...process.env, LC_ALL: `${locale.replace('-', '_')}.UTF-8` },
  });
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual({ locale, answers: here });
});
