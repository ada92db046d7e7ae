import type { FunctionComponent } from 'preact';
import type { ToolPage } from '../../model/tool-page.ts';
import type { FormOfPage } from './use-form.ts';

export interface OwnProperties {
  readonly tool: ToolPage;
  readonly form: FormOfPage;
}

/** What a page has in place of the fields and the result of its tool. */
export interface OwnParts {
  readonly Fields: FunctionComponent<OwnProperties>;
  readonly Headline: FunctionComponent<OwnProperties>;
  readonly Result: FunctionComponent<OwnProperties>;
}
