import { registerWebMcpTools, tools } from 'toolworker';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { toolSlugs } from '../../support/tool-slugs.ts';
import { toolThat } from './own-tool.ts';

interface ModelContextTool {
  readonly name: string;
  readonly title?: string;
  readonly description: string;
  readonly inputSchema?: object;
  readonly execute: (input: object) => Promise<unknown>;
  readonly annotations?: { readonly readOnlyHint?: boolean };
}

/** The steps of `registerTool` that a page can observe, from the draft of June 2026. */
class ModelContext {
  readonly offered = new Map<string, ModelContextTool>();
  readonly limit: number;

  constructor(limit = Number.POSITIVE_INFINITY) {
    this.limit = limit;
  }

  async registerTool(tool: ModelContextTool, { signal }: { signal?: AbortSignal } = {}) {
    const { name, description, inputSchema } = tool;
    const isNamed = /^[\w.-]{1,128}$/.test(name) && description !== '';
    if (!isNamed || this.offered.has(name)) throw new DOMException('', 'InvalidStateError');
    if (JSON.stringify(inputSchema) === undefined) throw new TypeError('no schema');
    if (this.offered.size === this.limit) throw new DOMException('', 'NotAllowedError');
    signal?.throwIfAborted();
    signal?.addEventListener('abort', () => this.offered.delete(name));
    this.offered.set(name, tool);
  }
}

function stubModelContext(context: ModelContext): ModelContext {
  Object.defineProperty(document, 'modelContext', { value: context, configurable: true });
  return context;
}

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'modelContext');
});

test('offers nothing without an agent, or outside a page', async () => {
  expect(await registerWebMcpTools({ tools })).toBe(false);
  vi.stubGlobal('document', undefined);
  expect(await registerWebMcpTools({ tools })).toBe(false);
});

/** Offers the tools to an agent, and returns what it is offered. */
async function offered() {
  const context = stubModelContext(new ModelContext());
  expect(await registerWebMcpTools({ tools })).toBe(true);
  return context.offered;
}

describe('an agent', () => {
  test('is offered every tool as read-only', async () => {
    const all = [...(await offered()).values()];
    expect(all.map(({ name }) => name)).toEqual(toolSlugs);
    for (const one of all) {
      expect(one).toEqual({
        name: one.name,
        title: expect.stringMatching(/^[A-Z]/),
        description: expect.stringMatching(/^[A-Z].+\.$/),
        annotations: { readOnlyHint: true },
        inputSchema: expect.objectContaining({ type: 'object' }),
        execute: expect.any(Function),
      });
    }
    expect(all).toContainEqual(
      expect.objectContaining({ name: 'bmi-calculator', title: 'BMI Calculator' }),
    );
  });

  test.each([
    [
      { x: 7, y: 100 },
      { ok: true, result: { result: 7 } },
    ],
    [{ x: '7' }, { ok: false, error: 'x: expected a number, got "7"; y: required, a number' }],
  ])('gets an answer to %j, or is told what to change', async (request, answer) => {
    const tool = (await offered()).get('percentage-of');
    expect(await tool?.execute(request)).toEqual(answer);
  });

  test.each([
    ['a tool that says nothing', undefined, false],
    ['a tool that says so', { readOnlyHint: true }, true],
    ['a tool that denies it', { readOnlyHint: false }, false],
    ['a tool that says something else', { openWorldHint: false }, false],
  ])('is told that only a tool that says so is read-only: %s', async (_, annotations, hint) => {
    const context = stubModelContext(new ModelContext());
    const tool = { ...toolThat('own', () => ({})), ...(annotations && { annotations }) };
    await registerWebMcpTools({ tools: [tool] });
    expect(context.offered.get('own')?.annotations).toEqual({ readOnlyHint: hint });
  });

  test('loses the tools when the signal is aborted', async () => {
    const context = stubModelContext(new ModelContext());
    const leaving = new AbortController();
    await registerWebMcpTools({ tools, signal: leaving.signal });
    expect(context.offered.size).toBe(tools.length);
    leaving.abort();
    expect(context.offered.size).toBe(0);
  });
});

describe('a browser that refuses a tool', () => {
  test.each([
    ['no signal', {}],
    ['a signal of the page', { signal: new AbortController().signal }],
  ])('keeps none of the tools, given %s', async (_, options) => {
    const { offered } = stubModelContext(new ModelContext(5));
    await expect(registerWebMcpTools({ tools, ...options })).rejects.toThrow(DOMException);
    expect(offered.size).toBe(0);
  });

  test.each(['throws at once', 'takes its time for each'])(
    'keeps none of the tools if it %s',
    async (manner) => {
      const context = stubModelContext(new ModelContext());
      const register = context.registerTool.bind(context);
      let calls = 0;
      const takeTime = async (...[tool, { signal } = {}]: Parameters<typeof register>) => {
        for (let turn = calls; turn < tools.length; turn += 1) await Promise.resolve();
        await register(tool);
        signal?.addEventListener('abort', () => context.offered.delete(tool.name));
      };
      context.registerTool = (...given) => {
        calls += 1;
        if (calls === 5) throw new DOMException('', 'NotAllowedError');
        return manner === 'throws at once' ? register(...given) : takeTime(...given);
      };
      await expect(registerWebMcpTools({ tools })).rejects.toThrow(DOMException);
      for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
      expect(context.offered.size).toBe(0);
    },
  );

  test('keeps another tool that already has the name', async () => {
    const context = stubModelContext(new ModelContext());
    const name = 'percentage-of';
    const other = { name, description: 'Another.', execute: async () => 1, inputSchema: {} };
    await context.registerTool(other);
    await expect(registerWebMcpTools({ tools })).rejects.toThrow(DOMException);
    expect([...context.offered.values()]).toEqual([other]);
  });

  test('gets no tools if the signal is already aborted', async () => {
    const { offered } = stubModelContext(new ModelContext());
    await expect(registerWebMcpTools({ tools, signal: AbortSignal.abort() })).rejects.toThrow(
      'abort',
    );
    expect(offered.size).toBe(0);
  });
});
