import { type FieldsOf, multilineText, optional, text } from '../../fields/index.ts';
import { closestNames } from './closest-names.ts';
import { contextWindowOf, modelNames, vendors } from './models.ts';

export interface TokenCountRequest {
  /** Text in any language; at most 500,000 characters in scripts without spaces. */
  readonly text: string;
  /** Name of a model of OpenAI, Anthropic, Google, Meta, Mistral, DeepSeek, Qwen or xAI. */
  readonly model?: string;
}

const model = text({
  examples: ['claude-haiku-4-5', 'gpt-4o-2024-08-06'],
  accepts: (name) => contextWindowOf(name) !== undefined,
  expected: (name) => {
    const close = closestNames(name, modelNames(), 3);
    return close.length > 0
      ? `the name of a known model (did you mean ${close.join(', ')}?)`
      : `the name of a known model of ${vendors().join(', ')}`;
  },
});

export const fields = {
  text: { ...multilineText(), synonyms: ['prompt'] },
  model: { ...optional(model, 'gpt-4o'), synonyms: ['modelName', 'engine', 'llm'] },
} satisfies FieldsOf<TokenCountRequest>;
