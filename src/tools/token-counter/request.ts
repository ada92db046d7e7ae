import { type FieldsOf, optional, text } from '../../fields/index.ts';
import { modelNames } from './models.ts';

export interface TokenCountRequest {
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
    synonyms: ['prompt', 'input', 'content', 'message', 'string', 'body'],
  },
  model: {
    ...optional(model, 'gpt-4o'),
    synonyms: ['modelName', 'modelId', 'modelVersion', 'engine', 'llm', 'tokenizer', 'encoding'],
  },
} satisfies FieldsOf<TokenCountRequest>;
