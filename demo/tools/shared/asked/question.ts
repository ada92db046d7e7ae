import type { ToolResult } from 'toolworker/core';
import { dateInWords } from '../../../../src/form/input-in-words.ts';
import { entryFor, filled } from '../../../../src/form/language/language.ts';
import { formatClock } from '../../../../src/form/numbers/clock.ts';
import { formatNumber, percentage } from '../../../../src/form/numbers/format.ts';
import type { ToolSlug, Tools } from '../../../own-tools/tools-of-site.ts';
import { pattern, type Values, valuesIn } from './pattern.ts';

/** Values of a request or a form, by field. */
export type Given = Readonly<Record<string, string | number | boolean>>;

/** A calculation that a search query asks for. */
export interface Asked {
  /** The query as it was understood. */
  readonly question: string;
  /** The tool whose page computes it, and what to fill in there. */
  readonly page?: { readonly slug: ToolSlug; readonly inputs: Given };
  /** What the API is asked. Without it, the page shows the answer. */
  readonly request?: Given;
  /** Returns the answer in the API's result, in the currency of the query or else the visitor's. */
  readonly answerIn?: (
    result: Readonly<Record<string, unknown>>,
    currency: () => string | undefined,
  ) => string;
  /** An answer that needs no request. */
  readonly answer?: string;
  /** Whether the page takes a currency. */
  readonly isMoney?: boolean;
}

/** Returns the calculation that a query asks for, or `undefined` if it is none of one kind. */
export type Reader = (query: string) => Asked | undefined;

/** A kind of question to a tool. */
interface Question<Result> {
  /** Whole queries, whose values are named like the fields that they fill in. */
  readonly patterns: readonly string[];
  /** What else to fill in, or returns all that is to be filled in. */
  readonly given?: Given | ((values: Values) => Given);
  /**
   * The question in words, with values in braces: `{x}` is one in the visitor's format, and `{x%}`
   * a percentage. By default, it is the query.
   */
  readonly question?: string;
  /** The request, if it is not what is filled in. */
  readonly request?: (inputs: Given) => Given;
  /** The answer in a result. Without it, only the page answers. */
  readonly answer?: (result: Result, asked: AnswerContext) => string;
  readonly isMoney?: boolean;
}

interface AnswerContext {
  readonly query: string;
  readonly inputs: Given;
  readonly currency: () => string | undefined;
}

/** Returns a reader of one kind of question to a tool. */
export function asks<Slug extends ToolSlug, Result extends ToolResult<Slug, Tools>>(
  slug: Slug,
  asked: Question<Result>,
): Reader {
  const { patterns, given = {}, question, request = (inputs) => inputs, answer, isMoney } = asked;
  const compiled = patterns.map(pattern);
  return (query) => {
    const values = valuesIn(query, compiled);
    if (!values) return undefined;
    const inputs = typeof given === 'function' ? given(values) : { ...values, ...given };
    return {
      question: question === undefined ? query : inWords(question, inputs),
      page: { slug, inputs },
      ...(isMoney && { isMoney }),
      ...(answer && {
        request: request(inputs),
        // The API's result for this tool, whose type the compiler cannot know here.
        answerIn: (result, currency) => answer(result as Result, { query, inputs, currency }),
      }),
    };
  };
}

function inWords(question: string, inputs: Given): string {
  const shown = Object.entries(inputs).flatMap(([name, value]) => {
    const text = typeof value === 'number' ? formatNumber(value) : momentInWords(String(value));
    return [[name, text] as const, [`${name}%`, percentage(text)] as const];
  });
  const translated = entryFor(question);
  const text = typeof translated === 'string' ? translated : question;
  return filled(text, Object.fromEntries(shown));
}

function momentInWords(text: string): string {
  if (/^\d\d:\d\d$/.test(text)) return formatClock(text);
  return (/^\d{4}-\d\d-\d\d$/.test(text) && dateInWords(text)) || text;
}

const longestAnswer = 60;

/** Leaves out an answer that is too long for a line. */
export function short(answer: string): string {
  return answer.length > longestAnswer ? '' : answer;
}
