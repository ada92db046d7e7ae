import type { Tool } from '../tool.ts';
import { type FieldIssue, isToolError } from '../tool-error.ts';
import type { Request } from './inputs.ts';
import { message } from './language/language.ts';

/** The result of a tool, by field. */
export type Result = Readonly<Record<string, unknown>>;

/** Why a request has no result. */
export interface Refusal {
  /** In English, on one line. */
  readonly message: string;
  /** What is wrong with each field that the message names; none if it does not come from fields. */
  readonly issues: readonly FieldIssue[];
}

/** A request with its result, or with what is wrong. */
export type Answer =
  | { readonly request: Request; readonly result: Result }
  | ({ readonly request: Request } & Refusal);

/** Stands for the error of a tool that throws something else than a `ToolError`. */
export const fault: Refusal = { message: message('There is a fault in this tool.'), issues: [] };

/** Returns why a tool refuses a request, or `undefined` for any other error. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (!isToolError(error)) return undefined;
  return { message: error.message || fault.message, issues: error.issues ?? [] };
}

/** Resolves to the answer of a tool that runs in this page. The page hears of faults. */
export async function answerOf(tool: Tool, request: Request, signal: AbortSignal): Promise<Answer> {
  try {
    return { request, result: { ...(await tool.run(request, { signal })) } };
  } catch (error) {
    const refusal = refusalOf(error);
    // Only pages report errors; on a server, the caller hears of the fault.
    if (!refusal && !globalThis.reportError) throw error;
    // A tool may throw anything when its request is aborted.
    if (!refusal && !signal.aborted) reportError(error);
    return { request, ...(refusal ?? fault) };
  }
}
