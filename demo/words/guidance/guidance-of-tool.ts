import type { ToolRequest } from 'toolworker/core';
import type { ToolSlug, Tools } from '../../tools.ts';

/** What a tool's page tells people who have a question, not a program. */
export interface Guidance<Request extends object = object> {
  /** What people search for, after the name of the tool in the title of the page. */
  readonly topics: string;
  /** How to read the answer. */
  readonly reading: string;
  readonly example: {
    readonly request: Request;
    /** Names fields of the request and the result in braces; `{answer}` is the headline of the result. */
    readonly sentence: string;
  };
  readonly mistake: string;
}

export type AllGuidance = {
  readonly [Name in ToolSlug]: Guidance<ToolRequest<Name, Tools>>;
};

export type SomeGuidance = Partial<AllGuidance>;
