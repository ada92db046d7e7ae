import type { Inputs, Request } from '../inputs.ts';
import type { Field } from '../tool-page.ts';

/** A request to the API, or what is wrong with the inputs, by field. */
export interface Question {
  readonly request?: Request;
  readonly problems?: Readonly<Record<string, string>>;
  /** Says what the page does beyond the request, for those who read the call in code. */
  readonly note?: string;
}

/** How a page answers a form that has more choices than the API. */
export interface Asking {
  /** Receives the fields that the form shows. */
  readonly ask: (inputs: Inputs, fields: readonly Field[]) => Question;
  /** Returns the page's result, by default that of the API. */
  readonly answer?: (result: Request, inputs: Inputs) => Request;
}
