import type { ToolResult } from 'toolworker/core';
import type { ToolName, Tools } from '../tools.ts';

/** What the site says of a tool beyond its definition. */
export interface Words<Result extends object = object> {
  /** Other words by which people look for the tool. */
  readonly synonyms: string;
  /** The field of the result that answers the question. */
  readonly headline: keyof Result & string;
  /** Where that is a list of objects: their field that does. */
  readonly headlineItem?: string;
  /** The formula or the rule, in one or more lines. */
  readonly formula: string;
  /** What to know about it. */
  readonly explanation: string;
  /** Where the formula comes from. */
  readonly source: string;
}

export type AllWords = { readonly [Name in ToolName]: Words<ToolResult<Name, Tools>> };

export type AnyWords = Partial<AllWords>;
