import { expect } from 'vitest';
import { type Answer, about, type Typed } from './spec.ts';

export interface Reply {
  readonly status: number;
  readonly body: unknown;
}

/** Returns the body that carries a request. */
export function bodyOf(request: object | string): string {
  return typeof request === 'string' ? request : JSON.stringify(request);
}

/** Compares a result with the expected one: exactly, or within the row's tolerance. */
export function expectResult(actual: unknown, [, result, , tolerance]: Answer): void {
  expect(actual).toStrictEqual(tolerance === undefined ? result : within(tolerance, result));
}

/** Returns the API's reply with this outcome, to the letter. */
export function replyWith(outcome: object | string): Reply {
  return typeof outcome === 'string'
    ? { status: 400, body: { ok: false, error: outcome } }
    : { status: 200, body: { ok: true, result: outcome } };
}

/** Compares a reply with the outcome of its row: some fields of the result, or the whole error. */
export function expectReply(reply: Reply | undefined, [, outcome]: Typed): void {
  const expected = replyWith(outcome);
  if (typeof outcome === 'string') expect(reply).toEqual(expected);
  else expect(reply).toMatchObject(expected);
}

/** Calls a function and returns its result or error in the API's envelope. */
export async function replyOf(call: (request: never) => object, request: object): Promise<Reply> {
  try {
    return { status: 200, body: { ok: true, result: await call(request as never) } };
  } catch (error) {
    if (!(error instanceof Error && error.name === 'ToolError')) throw error;
    return { status: 400, body: { ok: false, error: inApiWords(error.message) } };
  }
}

/** Returns the error of a function as the API words it, for which a request is a body of JSON. */
export function inApiWords(error: string): string {
  return error.replace(/^request: (expected an(?= object,))?/, (_, object) =>
    object ? 'request body: expected a JSON' : 'request body: ',
  );
}

function within(tolerance: number, expected: unknown): unknown {
  if (typeof expected === 'number') return about(expected, tolerance * Math.abs(expected));
  if (Array.isArray(expected)) return expected.map((item) => within(tolerance, item));
  if (typeof expected !== 'object' || expected === null) return expected;
  return Object.fromEntries(
    Object.entries(expected).map(([key, value]) => [key, within(tolerance, value)]),
  );
}
