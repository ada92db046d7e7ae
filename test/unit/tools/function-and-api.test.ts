// @module-tag slow

import fc, { type Arbitrary } from 'fast-check';
import { createHandler, ToolError, tools } from 'toolworker';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { inApiWords } from '../../support/expect-reply.ts';
import { requestsFor } from '../../support/requests.ts';
import { specs } from '../../support/specs.ts';

// A function and the API must answer a request with the same result or the same error.

const handle = createHandler({ tools });

beforeEach(() => {
  // An age is computed twice and must not change at midnight in between.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2024, 1, 29, 12) });
  // The same random bits for both calls.
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => array);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function throughApi(slug: string, body: string): Promise<unknown> {
  const url = `https://example.com/api/${slug}`;
  const response = await handle(new Request(url, { method: 'POST', body }));
  expect([200, 400]).toContain(response.status);
  const { result, error } = await response.json();
  return response.ok ? { result } : { error };
}

/**
 * Resolves to the function's result, or to the message of its `ToolError`. Any other error fails
 * the test.
 */
async function throughFunction(slug: string, request: unknown): Promise<unknown> {
  try {
    return { result: await specs.get(slug)?.run(request as never) };
  } catch (error) {
    if (error instanceof ToolError) return { error: inApiWords(error.message) };
    throw error;
  }
}

async function expectSame(slug: string, request: unknown): Promise<void> {
  const answer = await throughFunction(slug, request);
  expect(answer).toStrictEqual(await throughApi(slug, JSON.stringify(request)));
}

/** Generates the requests with up to two fields present but undefined. */
function withUndefined(requests: Arbitrary<object>, names: readonly string[]): Arbitrary<object> {
  const emptied = fc.subarray([...names], { maxLength: 2 });
  return fc
    .tuple(requests, emptied)
    .map(([request, some]) =>
      Object.assign({ ...request }, ...some.map((name) => ({ [name]: undefined }))),
    );
}

describe.each(tools)('$slug', (tool) => {
  const { slug, example } = tool;
  const names = Object.keys(tool.requestJsonSchema().properties);

  test('returns what the API returns', async () => {
    const requests = requestsFor(tool);
    const either = fc.oneof({ weight: 5, arbitrary: requests }, withUndefined(requests, names));
    const property = fc.asyncProperty(either, (request) => expectSame(slug, request));
    await fc.assert(property);
  });

  test('refuses a request that is not an object, like the API', async () => {
    for (const request of [null, true, 0, '', 'x'.repeat(100), [], [example], [[]]]) {
      await expectSame(slug, request);
    }
  });

  test('answers any other value, or refuses it with a ToolError', async () => {
    for (const request of [undefined, 1n, Symbol('x'), () => example, ...hostileObjects(example)]) {
      await throughFunction(slug, request);
    }
  });

  test.each(names)('answers or refuses any %s', async (name) => {
    for (const value of [undefined, ...hostileValues()]) {
      await throughFunction(slug, { ...example, [name]: value });
    }
  });
});

function throwing(): never {
  throw new TypeError('hostile');
}

/** Returns objects that are not requests, or only look like one. */
function hostileObjects(example: object): readonly unknown[] {
  const { proxy, revoke } = Proxy.revocable(example, {});
  revoke();
  const other = new Proxy(example, {
    get: () => Math.random(),
    ownKeys: () => [...Object.keys(example), 'toString', Symbol.iterator],
  });
  const [name = ''] = Object.keys(example);
  return [
    proxy,
    other,
    new Proxy(example, { get: throwing }),
    new Proxy(example, { ownKeys: throwing }),
    new Proxy(example, { has: throwing }),
    Object.defineProperty({ ...example }, name, { get: throwing, enumerable: true }),
    Object.assign(Object.create(null), example),
    Object.create(example),
    Object.freeze({ ...example }),
    { ...example, toJSON: throwing },
    new Map(Object.entries(example)),
    new Date(Number.NaN),
    new (class {
      constructor() {
        Object.assign(this, example);
      }
    })(),
  ];
}

/** Returns values that JSON cannot express. */
function hostileValues(): readonly unknown[] {
  const { proxy, revoke } = Proxy.revocable([], {});
  revoke();
  const hostile = { valueOf: throwing, toString: throwing, [Symbol.toPrimitive]: throwing };
  return [
    Number.NaN,
    Number.POSITIVE_INFINITY,
    -0,
    1n,
    Symbol('x'),
    throwing,
    hostile,
    Object.create(null),
    new Date(0),
    new Map([[1, 2]]),
    new String('1'),
    new Number(1),
    proxy,
    new Proxy([1, 2, 3], { get: throwing }),
    new Proxy([1, 2, 3], { get: (_, key) => (key === 'length' ? 3 : hostile) }),
    new Array(5),
    [1, undefined, 3],
    [1n, 2n],
    [hostile, Symbol('x')],
    Object.freeze([1, 2, 3]),
    new Float64Array([1, 2, 3]),
  ];
}
