import type { Answer } from '../form/answer.ts';
import type { ToolFormRequest, ToolFormResult } from './tools-of-templates.ts';

/** The detail of the event `tool-result`, of any tool or of the one with a slug. */
export interface ResultDetail<Slug extends string = string> {
  readonly request: ToolFormRequest<Slug>;
  /**
   * The fields of the request that have the value of the example, since neither the visitor nor the
   * page has given another. Do not store them as the visitor's.
   */
  readonly assumed: readonly string[];
  readonly result: ToolFormResult<Slug>;
}

/** What is wrong with one field. */
export interface InvalidIssue {
  /** The name of the field; `undefined` if the request as a whole is invalid. */
  readonly field: string | undefined;
  readonly code: 'required' | 'invalid' | 'unknown';
  /** What is wrong, in the language of the element. */
  readonly message: string;
}

/** The detail of the event `tool-invalid`. */
export interface InvalidDetail {
  /** What is filled in. Text that is no number is as it was typed. */
  readonly request: Readonly<Record<string, unknown>>;
  /** The fields of the request that have the value of the example, as of a `tool-result`. */
  readonly assumed: readonly string[];
  /**
   * All of it in one text, in the language of the element. If fields are still empty, it names
   * them.
   */
  readonly message: string;
  /**
   * What is wrong with each field; none if no field is to blame, or while what is typed may be half
   * of a number.
   */
  readonly issues: readonly InvalidIssue[];
}

/** Returns the event that tells the page about an answer. */
export function eventOf(
  answer: Answer,
  assumed: readonly string[],
  issues: readonly InvalidIssue[],
): CustomEvent<ResultDetail | InvalidDetail> {
  const { request } = answer;
  const isResult = 'result' in answer;
  const detail = isResult
    ? { request, assumed, result: answer.result }
    : { request, assumed, message: answer.message, issues };
  return new CustomEvent(isResult ? 'tool-result' : 'tool-invalid', {
    detail,
    bubbles: true,
    composed: true,
  });
}
