import type { Embedding } from './embedding.ts';

/**
 * The names of the choices in a link, beside the fields of the tool. No tool has a field of these
 * names.
 */
export const choiceNames = ['tool', 'lang', 'currency', 'fixed', 'omitted', 'readonly'] as const;

/** Returns the choices as the hash of a link, with the hash of the inputs. */
export function embeddingHash(
  { slug, language, currency, fixed, omitted, isReadOnly }: Partial<Embedding>,
  inputs = '',
): string {
  const values: Readonly<Record<(typeof choiceNames)[number], string | undefined>> = {
    tool: slug,
    lang: language,
    currency,
    fixed: fixed?.join(' '),
    omitted: omitted?.join(' '),
    readonly: isReadOnly ? 'true' : undefined,
  };
  const chosen = choiceNames.flatMap((name) => {
    const value = values[name];
    return value ? [[name, value]] : [];
  });
  return [new URLSearchParams(chosen).toString(), inputs].filter(Boolean).join('&');
}

/** Whether a hash is of a link to this page, and not of a part of it. */
export function isEmbeddingHash(hash: string): boolean {
  return new URLSearchParams(hash.replace(/^#/, '')).has('tool');
}
