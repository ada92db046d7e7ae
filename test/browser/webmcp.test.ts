import type { Page } from 'playwright-core';
import { tools } from 'toolworker';
import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest';
import { testInSweep } from '../sampled.ts';
import { expectResult } from '../tools/cases.ts';
import { casesBySlug } from '../tools/cases-by-slug.ts';
import { type Browser, openBrowser } from './browser.ts';
import { serve } from './site.ts';

// Tests what a browser's agent sees of the tools, with Chromium's implementation of WebMCP.

interface OfferedTool {
  readonly name: string;
  readonly title: string;
  readonly annotations: { readonly readOnlyHint: boolean };
}

/** The methods of the draft's `ModelContext` that an agent calls. */
interface ModelContext {
  readonly getTools: () => Promise<readonly OfferedTool[]>;
  readonly executeTool: (tool: OfferedTool, input: object | string) => Promise<string>;
}

declare global {
  interface Document {
    readonly modelContext?: ModelContext;
  }
}

let browser: Browser;
let page: Page;
let hasAgent: boolean;

beforeAll(async () => {
  const site = await serve(['/', 'test/browser/site'], ['/', 'dist']);
  browser = await openBrowser('WebMCP');
  page = await browser.context.newPage();
  await page.goto(site.origin);
  const offer = "import('/bundle.js').then(({ offerTools, tools }) => offerTools({ tools }))";
  hasAgent = await page.evaluate<boolean>(offer);
  await site.stop();
});

afterAll(async () => {
  await browser.close();
  expect(browser.messages).toEqual([]);
});

// Only some versions of Chromium have WebMCP, behind a flag.
beforeEach(({ skip }) => skip(!hasAgent, 'This Chromium has no WebMCP.'));

/** Makes the agent call a tool with each request, and returns the responses. */
function execute(slug: string, requests: readonly object[]) {
  return page.evaluate(
    async ([name, inputs]) => {
      const { modelContext } = document;
      const tool = (await modelContext?.getTools())?.find((one) => one.name === name);
      if (!modelContext || !tool) throw new Error(`There is no tool ${name}.`);
      const answers: unknown[] = [];
      for (const input of inputs) {
        // Chromium 150 expects JSON, as in an earlier draft.
        const answer = await modelContext
          .executeTool(tool, JSON.parse(input))
          .catch(() => modelContext.executeTool(tool, input));
        answers.push(JSON.parse(answer));
      }
      return answers;
    },
    [slug, requests.map((request) => JSON.stringify(request))] as const,
  );
}

testInSweep('offers every tool as read-only', async () => {
  const offered = await page.evaluate(async () => {
    const found = (await document.modelContext?.getTools()) ?? [];
    return found.map(({ name, title, annotations: { readOnlyHint } }) => ({
      name,
      title,
      readOnlyHint,
    }));
  });
  const byName = (one: { readonly name: string }, other: { readonly name: string }) =>
    one.name.localeCompare(other.name);
  const expected = tools.map(({ slug, name }) => ({ name: slug, title: name, readOnlyHint: true }));
  expect(offered.sort(byName)).toEqual(expected.sort(byName));
});

describe.each(tools)('$slug', ({ slug }) => {
  testInSweep('answers its cases', async () => {
    const { answers = [], refusals = [] } = casesBySlug.get(slug) ?? {};
    const requests = [...answers, ...refusals].map(({ request }) => request);
    const given = await execute(slug, requests);
    for (const [index, answer] of answers.entries()) {
      expect(given[index]).toMatchObject({ ok: true });
      expectResult(Object(given[index]).result, answer);
    }
    expect(given.slice(answers.length)).toEqual(
      refusals.map(({ error }) => ({ ok: false, error })),
    );
  });
});
