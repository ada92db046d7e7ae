import type { Exchange } from '../../components/use-exchange.ts';
import { splitErrors } from '../../errors.ts';
import { t } from '../../language.ts';
import type { ToolPage } from '../../tool-page.ts';

export interface Fault {
  /** The fields to blame. */
  readonly names: readonly string[];
  readonly text: string;
}

/**
 * Says what is wrong with inputs: the errors of the API, and the `problems` of numbers that cannot be read,
 * by field. Empty if nothing is wrong.
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
  const texts = Object.entries(faults).map(([name, fault]) =>
    t('{field}: {fault}', {
      field: properties[name]?.title ?? name,
      fault: readable(fault),
    }),
  );
  return {
    names: Object.keys(faults),
    text: [...texts, readable(others)].filter(Boolean).join('; '),
  };
}
