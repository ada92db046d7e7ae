import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { replyWith } from '../support/expect-reply.ts';
import { carried } from '../support/one-of-each.ts';
import { toolSlugs } from '../support/tool-slugs.ts';
import { useBrowser } from './browser.ts';
import { serve } from './site.ts';

// Only Chromium's implementation of WebMCP can refuse a tool, or change what its agent gets.

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

const browser = useBrowser(['WebMCP']);
let page: Page;
let hasAgent: boolean;

beforeAll(async () => {
  const site = await serve(['/', 'test/browser/site'], ['/', 'dist']);
  page = await browser().context.newPage();
  await page.goto(site.origin);
  const offer =
    "import('/bundle.js').then(({ registerWebMcpTools, tools }) => registerWebMcpTools({ tools }))";
  hasAgent = await page.evaluate<boolean>(offer);
  await site.stop();
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

test('offers every tool as read-only', async () => {
  const offered = await page.evaluate(async () => {
    const found = (await document.modelContext?.getTools()) ?? [];
    return found.map(({ name, title, annotations: { readOnlyHint } }) => ({
      name,
      title,
      readOnlyHint,
    }));
  });
  expect(offered.map(({ name }) => name).sort()).toEqual(toolSlugs.toSorted());
  expect(offered.filter(({ readOnlyHint }) => !readOnlyHint)).toEqual([]);
  const title = 'BMI Calculator';
  expect(offered).toContainEqual({ name: 'bmi-calculator', title, readOnlyHint: true });
});

test.each(carried)('carries %s', async (_, slug, request, outcome) => {
  const [answer] = await execute(slug, [request]);
  expect(answer).toEqual(replyWith(outcome).body);
});
