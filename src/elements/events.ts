import type { Answer } from '../form/answer.ts';
import type { ToolFormRequest, ToolFormResult } from './tools-of-templates.ts';

/** The detail of the event `tool-result`, of any tool or of the one with a slug. */
export interface ResultDetail<Slug extends string = string> {
  readonly request: ToolFormRequest<Slug>;
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
  readonly request: Readonly<Record<string, unknown>>;
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
  issues: readonly InvalidIssue[],
): CustomEvent<ResultDetail | InvalidDetail> {
  const { request } = answer;
  const isResult = 'result' in answer;
  const detail = isResult
    ? { request, result: answer.result }
    : { request, message: answer.message, issues };
  return new CustomEvent(isResult ? 'tool-result' : 'tool-invalid', {
    detail,
    bubbles: true,
    composed: true,
  });
}
