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

const percent = new Intl.NumberFormat(undefined, {
  style: 'percent',
  maximumSignificantDigits: 2,
});
const wholePercent = new Intl.NumberFormat(undefined, {
  style: 'percent',
  maximumFractionDigits: 0,
});

/** A share in percent, as far as an estimate goes: `0.09%`, `340%`. */
export function formatShare(share: number): string {
  return (share < 100 ? percent : wholePercent).format(share / 100);
}

/** What tokens cost, at a price for a million of them. */
export function costOf(tokens: number, pricePerMillion: number): number {
  return (tokens * pricePerMillion) / 1_000_000;
}
