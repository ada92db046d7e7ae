import fc from 'fast-check';
import { createHandler, tools } from 'toolworker';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bodyFor } from '../support/fuzz/bodies.ts';
import { specs } from '../support/specs.ts';
import type { Browser, Page } from './engines/engine.ts';
import { engine } from './engines/engines.ts';
import { openSite, type Site } from './engines/site.ts';
import { expectInstalled } from './scenarios/steps.ts';

// Only an engine that is not V8, on which Node runs, can compute something else.

const handle = createHandler({ tools });
const seed = 20;
const random = ['randomizer', 'random-number-generator', 'dice-roller'];

/** Each engine splits these into words with its own dictionary. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** Engines may support a later version of Unicode than Node. */
const unassigned = /\p{Cn}/u;

let site: Site;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  site = await openSite();
  browser = await engine.launch();
  page = await browser.newPage();
  await page.goto(`${site.origin}/`);
  await expectInstalled(page);
});

afterAll(async () => {
  await browser.close();
  await site.close();
});

async function answersInPage([path, bodies]: readonly [string, readonly string[]]) {
  const answers: string[] = [];
  for (const body of bodies) {
    const response = await fetch(path, { method: 'POST', body });
    answers.push(await response.text());
  }
  return answers;
}

async function expectSame(slug: string, bodies: readonly string[]): Promise<void> {
  const path = `/api/${slug}`;
  const here: string[] = [];
  for (const body of bodies) {
    const request = new Request(site.origin + path, { method: 'POST', body });
    here.push(await (await handle(request)).text());
  }
  const there = await page.evaluate(answersInPage, [path, bodies] as const);
  expect(bodies.map((body, index) => [body, there[index]])).toEqual(
    bodies.map((body, index) => [body, here[index]]),
  );
}

describe.each(tools)('$slug has the same results as in Node', (tool) => {
  const { answers = [], refusals = [] } = specs.get(tool.slug) ?? {};
  const countsWords = ['word-counter', 'token-counter'].includes(tool.slug);
  const isAlike = (body: string) => !unassigned.test(body) && !(countsWords && unspaced.test(body));

  test('for its cases', async () => {
    const bodies = [...answers, ...refusals].map(([request]) => JSON.stringify(request));
    await expectSame(tool.slug, bodies.filter(isAlike));
  });

  test.skipIf(random.includes(tool.slug))('for random requests', async () => {
    const bodies = fc.sample(bodyFor(tool), { seed, numRuns: 300 });
    const texts = bodies.filter((body) => typeof body === 'string');
    await expectSame(tool.slug, texts.filter(isAlike));
  });
});
