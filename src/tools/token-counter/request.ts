import { type FieldsOf, optional, text } from '../../fields/index.ts';
import { computed, textNames } from '../../shared/common-names.ts';
import { modelNames } from './models.ts';

export interface TokenCounterRequest {
  /** Text in any language; at most 500,000 characters in scripts without spaces. */
  readonly text: string;
  /** Name of a model, in any case; it may include a provider, a date or a quantization. */
  readonly model?: string;
}

const model = text({
  examples: modelNames(),
  accepts: (name) => name.trim() !== '',
  expected: 'the name of a model',
});

export const fields = {
  text: {
    ...text({ multiline: true }),
    synonyms: textNames,
  },
  model: {
    ...optional(model, 'gpt-4o'),
    synonyms: 'engine llm gpt tokenizer encoding deployment modelId modelVersion modelType',
    figures: 'tokens',
    unsupported: [
      'system images tools functions history files output maxCompletionTokens completion reserve specialTokens chatTemplate overhead chunk overlap truncate normalize',
      {
        names: 'contextWindow contextLength contextSize maxContext maxTokens tokenLimit window',
        expected: computed,
      },
    ],
  },
} satisfies FieldsOf<TokenCounterRequest>;
