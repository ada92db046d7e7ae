import { splitErrors } from '../../../../src/form/errors/errors.ts';
import { errorsInWords } from '../../../../src/form/errors/errors-in-words.ts';
import type { Exchange } from '../../../components/result/use-exchange.ts';
import type { ToolPage } from '../../../model/tool-page.ts';

export interface Fault {
  /** The names of the invalid fields. */
  readonly names: readonly string[];
  readonly text: string;
}

/**
 * Returns what is wrong with inputs: the errors of the API, and the `problems` of unreadable numbers by field.
 * Names and text are empty if nothing is wrong.
 */
export function faultOf(
  { parameters }: ToolPage,
  readable: (error: string) => string,
  exchange: Exchange | undefined,
  problems: Readonly<Record<string, string>>,
): Fault {
  const { properties } = parameters;
  const { ofFields, others } =
    exchange?.outcome.ok === false
      ? splitErrors(exchange.outcome.error, Object.keys(properties), exchange.request)
      : { ofFields: {}, others: '' };
  const faults = { ...ofFields, ...problems };
  return {
    names: Object.keys(faults),
    text: errorsInWords({ ofFields: faults, others }, properties, readable),
  };
}
