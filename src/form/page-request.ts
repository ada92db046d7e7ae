import type { Result } from './answer.ts';
import type { Field } from './fields.ts';
import { type Inputs, type Request, requestOf } from './inputs.ts';

/** What a form asks its tool, or what is wrong with the inputs, by field. */
export interface Call {
  readonly request?: Request;
  readonly problems?: Readonly<Record<string, string>>;
}

/** How a page calls a tool whose form has more choices than the tool. */
export interface PageRequest {
  /** Receives the inputs, and the request of those fields that the tool has, too. */
  readonly callFor?: (inputs: Inputs, typed: Request) => Call;
  /** Returns the page's result, by default that of the tool. */
  readonly resultOf?: (result: Result, inputs: Inputs) => Result;
  /** Returns the result without a call, or `undefined` for a request that the tool is to refuse. */
  readonly compute?: (request: Request) => Result | undefined;
}

/**
 * Returns what a form asks with these inputs. `fixed` is the part of the request that is none of
 * them.
 */
export function callOf(
  fields: readonly Field[],
  inputs: Inputs,
  pageRequest: PageRequest | undefined,
  fixed: Request = {},
): Call {
  const typed = { ...requestOf(fields, inputs), ...fixed };
  return pageRequest?.callFor?.(inputs, typed) ?? { request: typed };
}
