import type { ToolInfo } from 'toolworker';
import type { FormContent } from '../../src/form/fields.ts';
import type { ResultContent } from '../../src/form/view/figures.tsx';
import type { ToolSlug } from '../own-tools/tools-of-site.ts';
import type { Sentences } from './sentences.ts';

/**
 * The data of a tool's page in the page's language, taken from its schema document when the site is
 * built. The descriptions of request fields are the hints of the form.
 */
export interface ToolPage extends ResultContent, FormContent {
  readonly slug: ToolSlug;
  readonly name: string;
  /** The button that computes once more, if results differ by chance. */
  readonly again?: ToolInfo['again'];
  /** The result of the example, unless it is random. */
  readonly exampleResult?: Readonly<Record<string, unknown>> | undefined;
  /** The result field that is shown first. */
  readonly headline: string;
  /** What the page says with the answer. */
  readonly sentences?: Sentences | undefined;
  /** How the form and the result are laid out, if not side by side. */
  readonly layout?: Layout | undefined;
  /** The form's example, for fields in which it differs from the example of the API. */
  readonly formExample?: Readonly<Record<string, unknown>> | undefined;
  /**
   * Fields of the form that only the page uses, by name. They take the place of fields of the API
   * with these names.
   */
  readonly pageFields?: FormContent['parameters']['properties'] | undefined;
  /** The parts of the page that are loaded with the first result. */
  readonly parts: readonly PartName[];
  /** The package's function for the tool; the site's own tools have none. */
  readonly packageFunction: PackageFunction | undefined;
}

/**
 * `editor`: a text across the page, with the figures in a row. `comparing`: below the form and the
 * result, a comparison across the page.
 */
export type Layout = 'editor' | 'comparing';

/** Whether the result is another text, in the place of the one that is typed. */
export function isRewriting({ layout, headline, response }: ToolPage): boolean {
  return layout === 'editor' && response.properties[headline]?.type === 'string';
}

/** Whether the result has amounts of money, which a page shows in the visitor's currency. */
export function hasMoney({ response }: Pick<ToolPage, 'response'>): boolean {
  return Object.values(response.properties).some(
    ({ format }) => format === 'money' || format === 'unit price',
  );
}

/** A part of a page that is loaded with the first result, from `answer.tsx` of the tool. */
export type PartName = 'picture' | 'more';

export interface PackageFunction {
  readonly name: string;
  readonly isAsync: boolean;
}
