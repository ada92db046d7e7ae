import { percentage } from '../../../src/form/numbers/format.ts';
import { numberFormatter } from '../../../src/form/numbers/formatters.ts';
import { visitorNumberLocale } from '../../language/visitor-number-locale.ts';

/** The API's default model. */
export const usualModel = 'gpt-4o';

/** A model of each widely used family of tokenizers. */
export const comparedModels = [
  'gpt-5.6',
  'gpt-4',
  'claude-opus-5-5',
  'claude-sonnet-4-5',
  'gemini-3.8-flash',
  'llama-4-maverick',
  'mistral-large-3',
  'deepseek-v3.2',
  'qwen3-max',
] as const;

/** Formats a share in percent with the precision of an estimate: `0.09%`, `340%`. */
export function formatShare(share: number): string {
  const precision = share < 100 ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: 0 };
  return percentage(numberFormatter(visitorNumberLocale(), precision).format(share));
}

/** Returns the cost of tokens at a price per million. */
export function costOf(tokens: number, pricePerMillion: number): number {
  return (tokens * pricePerMillion) / 1_000_000;
}

/** Formats an amount of money to three digits, without its currency. */
export function formatCost(amount: number): string {
  return numberFormatter(visitorNumberLocale(), { maximumSignificantDigits: 3 }).format(amount);
}
