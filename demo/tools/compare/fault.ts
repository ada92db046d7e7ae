import type { Exchange } from '../../components/use-exchange.ts';
import { splitErrors } from '../../errors.ts';
import { withLabels } from '../../labels.ts';
import type { ToolPage } from '../../tool-page.ts';

export interface Fault {
  /** The fields to blame. */
  readonly names: readonly string[];
  readonly text: string;
}

/** What the API refused, with the titles of the fields; empty if it refused nothing. */
export function faultOf({ parameters }: ToolPage, exchange: Exchange | undefined): Fault {
  if (!exchange || exchange.outcome.ok) return { names: [], text: '' };
  const { properties } = parameters;
  const known = Object.keys(properties);
  const { ofFields, others } = splitErrors(exchange.outcome.error, known, exchange.request);
  const texts = Object.entries(ofFields).map(
    ([name, error]) => `${properties[name]?.title ?? name}: ${withLabels(error, properties)}`,
  );
  return {
    names: Object.keys(ofFields),
    text: [...texts, withLabels(others, properties)].filter(Boolean).join('; '),
  };
}
