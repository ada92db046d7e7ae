/** The encodings of OpenAI's models, by the names that OpenAI gives them. */
export type Encoding = 'o200k_base' | 'cl100k_base';

/** The names of OpenAI's models, after a provider: `openai/gpt-4o`, `ft:gpt-4o-mini:acme::abc`. */
const ofOpenAi = /(?:^|[/:])(?:chat|gpt|o\d|codex-?mini)/;

/** GPT-3.5 and GPT-4, but not GPT-4o, 4.1 and 4.5. */
const withCl100k = /gpt-?(?:3|4(?!-?o|[.-]?[15](?!\d)))/;

/**
 * Returns the encoding of a model that the tool knows, or `undefined` if it is not OpenAI's.
 *
 * @see https://github.com/openai/tiktoken/blob/main/tiktoken/model.py
 */
export function encodingOf(model: string): Encoding | undefined {
  const name = model.toLowerCase().replaceAll(/[\s_]+/g, '-');
  if (!ofOpenAi.test(name)) return undefined;
  return withCl100k.test(name) ? 'cl100k_base' : 'o200k_base';
}
