import type { FormParts } from '../../components/form/form-parts.ts';

export const page = {
  /** The word counter is for these. */
  wording: () => ({ characters: undefined, words: undefined }),
} satisfies FormParts;
