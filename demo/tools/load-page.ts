import type { FunctionComponent } from 'preact';
import type { FormFiller } from '../components/form/form-filler.ts';
import type { FormParts } from '../components/form/form-parts.ts';
import type { ToolSlug } from '../own-tools/tools-of-site.ts';

// The request and the result have the types of the page's tool, which the compiler cannot know
// here.
type OfResult = FunctionComponent<
  FormFiller & { readonly request: object; readonly result: object }
>;

interface AnswerParts {
  /** A drawing of the result. */
  readonly Picture?: OfResult;
  /** What people ask next, below the result. */
  readonly More?: OfResult;
}

const pages = import.meta.glob<{ readonly page: FormParts }>('./*/page.tsx');
const answers = import.meta.glob<AnswerParts>('./*/answer.tsx');

/** The files of all pages, by their paths from this folder. */
export const pageFiles: readonly string[] = [pages, answers].flatMap(Object.keys);

export async function loadFormParts(slug: ToolSlug): Promise<FormParts> {
  const loaded = await pages[`./${slug}/page.tsx`]?.();
  return loaded?.page ?? {};
}

export async function loadAnswerParts(slug: ToolSlug): Promise<AnswerParts> {
  const loaded = await answers[`./${slug}/answer.tsx`]?.();
  return loaded ?? {};
}
