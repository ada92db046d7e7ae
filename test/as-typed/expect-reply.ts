import { expect } from 'vitest';
import type { Row } from './row.ts';

export interface Reply {
  readonly status: number;
  readonly body: unknown;
}

/** Returns the request's body. */
export function bodyOf([request]: Row): string {
  return typeof request === 'string' ? request : JSON.stringify(request);
}

/** Compares a reply with the outcome of its row. */
export function expectReply(reply: Reply | undefined, [, outcome]: Row): void {
  if (typeof outcome === 'string') {
    expect(reply).toEqual({ status: 400, body: { ok: false, error: outcome } });
  } else {
    expect(reply).toMatchObject({ status: 200, body: { ok: true, result: outcome } });
  }
}

/** Calls a function and returns its result or error in the API's envelope. */
export async function replyOf(call: (request: never) => object, request: object): Promise<Reply> {
  try {
    return { status: 200, body: { ok: true, result: await call(request as never) } };
  } catch (error) {
    if (!(error instanceof Error && error.name === 'ToolError')) throw error;
    return { status: 400, body: { ok: false, error: error.message } };
  }
}
