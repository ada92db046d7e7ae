import type { Answer } from '../form/answer.ts';

/** The detail of the event `result`. */
export interface ResultDetail {
  readonly request: Readonly<Record<string, unknown>>;
  readonly result: Readonly<Record<string, unknown>>;
}

/** The detail of the event `invalid`. */
export interface InvalidDetail {
  readonly request: Readonly<Record<string, unknown>>;
  /** What is wrong, in English: the tool's error, or that the form is incomplete. */
  readonly message: string;
}

/** Returns the event that tells the page about an answer. */
export function eventOf(answer: Answer): CustomEvent<ResultDetail | InvalidDetail> {
  const { request } = answer;
  const isResult = 'result' in answer;
  const detail = isResult
    ? { request, result: answer.result }
    : { request, message: answer.message };
  return new CustomEvent(isResult ? 'result' : 'invalid', {
    detail,
    bubbles: true,
    composed: true,
  });
}
