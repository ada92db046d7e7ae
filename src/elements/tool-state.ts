import type { Tool } from '../tool.ts';
import { isToolError } from '../tool-error.ts';
import { type Errors, splitErrors } from './errors/errors.ts';
import { type Field, fieldsOf } from './form/field.ts';
import {
  exampleInputs,
  type Inputs,
  initialInputs,
  isReady,
  type Request,
  requestOf,
} from './form/inputs.ts';
import type { ToolContent } from './tool-content.ts';

/** A request with the answer of the tool. */
export type Answer =
  | { readonly request: Request; readonly result: Readonly<Record<string, unknown>> }
  | { readonly request: Request; readonly message: string; readonly errors: Errors };

/** What a form holds. */
export interface FormState {
  readonly inputs: Inputs;
  /** The fields in which the visitor has typed. */
  readonly touched: readonly string[];
}

export const noErrors: Errors = { ofFields: {}, others: '' };

/** Returns the state of a form with a request, or else with the example of the tool. */
export function startingState(content: ToolContent, request: Request | undefined): FormState {
  const example = request ?? content.example;
  const fields = fieldsOf({ ...content, example });
  const inputs = request ? { ...initialInputs(fields), ...typedOf(fields) } : exampleInputs(fields);
  return { inputs, touched: [] };
}

/** Returns the values of a request as typed. */
function typedOf(fields: readonly Field[]): Inputs {
  const given = fields.filter(({ sample }) => sample !== '');
  return Object.fromEntries(given.map(({ name, sample }) => [name, sample]));
}

/** Returns the request of a form, or `undefined` while it is not ready to be sent. */
export function readyRequest(
  fields: readonly Field[],
  { inputs, touched }: FormState,
  fixed: Request,
): Request | undefined {
  return isReady(fields, inputs, touched) ? { ...requestOf(fields, inputs), ...fixed } : undefined;
}

/** Resolves to the answer of a tool to a request. */
export async function answerOf(
  tool: Tool,
  fields: readonly Field[],
  request: Request,
): Promise<Answer> {
  try {
    return { request, result: { ...(await tool.run(request)) } };
  } catch (error) {
    if (!isToolError(error)) reportError(error);
    const message = isToolError(error) ? error.message : 'There is a fault in this tool.';
    const names = fields.map(({ name }) => name);
    return { request, message, errors: splitErrors(message, names, request) };
  }
}
