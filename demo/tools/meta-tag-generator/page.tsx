import type { FormParts } from '../../components/form/form-parts.ts';

export const page = {
  /** They are the lines of the HTML. */
  wording: () => ({ tags: undefined }),
} satisfies FormParts;
