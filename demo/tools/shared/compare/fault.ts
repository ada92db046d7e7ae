import type { Refusal } from '../../../../src/form/answer.ts';
import { errorsOf, noErrors } from '../../../../src/form/errors/errors.ts';
import { errorsInWords } from '../../../../src/form/errors/errors-in-words.ts';
import type { SayIssue } from '../../../components/form/use-issue-words.ts';
import type { ToolPage } from '../../../model/tool-page.ts';

export interface Fault {
  /** The names of the invalid fields. */
  readonly names: readonly string[];
  readonly text: string;
}

/**
 * Returns what is wrong with inputs: why the tool refuses them, and the `problems` of unreadable
 * numbers by field. Names and text are empty if nothing is wrong.
 */
export function faultOf(
  { parameters: { properties } }: ToolPage,
  say: SayIssue,
  refusal: Refusal | undefined,
  problems: Readonly<Record<string, string>>,
): Fault {
  const { ofFields, others } = refusal ? errorsOf(refusal, Object.keys(properties)) : noErrors;
  const inWords = Object.entries(ofFields).map(
    ([name, issue]) => [name, say(issue, name)] as const,
  );
  const faults = { ...Object.fromEntries(inWords), ...problems };
  return {
    names: Object.keys(faults),
    text: errorsInWords(
      faults,
      others.map((issue) => say(issue)),
      properties,
    ),
  };
}
