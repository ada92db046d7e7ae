import type { Field } from '../../src/form/form-fields.ts';
import type { Inputs, Request } from '../../src/form/inputs.ts';
import { requestOf } from '../../src/form/request.ts';

/** A request to the API, or what is wrong with the inputs, by field. */
export interface Question {
  readonly request?: Request;
  readonly problems?: Readonly<Record<string, string>>;
  /** Says what the page does beyond the request, for those who read the call in code. */
  readonly note?: string;
}

/** How a page answers a form that has more choices than the API. */
export interface Asking {
  /** Receives the inputs, and the request of those fields that the API has, too. */
  readonly ask: (inputs: Inputs, typed: Request) => Question;
  /** Returns the page's result, by default that of the API. */
  readonly answer?: (result: Request, inputs: Inputs) => Request;
}

/** Returns what a form asks. */
export function questionOf(
  fields: readonly Field[],
  inputs: Inputs,
  asking: Asking | undefined,
): Question {
  const typed = requestOf(fields, inputs);
  return asking?.ask(inputs, typed) ?? { request: typed };
}
