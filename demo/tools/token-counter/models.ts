import { percentage } from '../../format.ts';
import { numberFormatter } from '../../number-formatter.ts';
import { numberLocale } from '../../number-locale.ts';

/** The model whose tokens the API counts if a request names none. */
export const usualModel = 'gpt-4o';

/** A model of each family of tokenizers that many people use. */
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

/** A share in per cent, as far as an estimate goes: `0.09 %`, `340 %`. */
export function formatShare(share: number): string {
  const precision = share < 100 ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: 0 };
  return percentage(numberFormatter(numberLocale(), precision).format(share));
}

/** What tokens cost, at a price for a million of them. */
export function costOf(tokens: number, pricePerMillion: number): number {
  return (tokens * pricePerMillion) / 1_000_000;
}

/** An amount of money to three digits, in whatever currency the price has. */
export function formatCost(amount: number): string {
  return numberFormatter(numberLocale(), { maximumSignificantDigits: 3 }).format(amount);
}
