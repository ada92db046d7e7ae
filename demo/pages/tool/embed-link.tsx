import type { Request } from '../../../src/form/inputs.ts';
import { t } from '../../../src/form/language/language.ts';
import { localized } from '../../language/page-language.ts';
import { embeddingHash } from '../../model/embedding-hash.ts';
import { hashOfRequest } from '../../model/links.ts';
import type { ToolPage } from '../../model/tool-page.ts';

interface Properties {
  readonly tool: ToolPage;
  /** The visitor's own request; without it, the element opens with the example. */
  readonly request?: Request | undefined;
  readonly currency?: string | undefined;
}

/**
 * Leads to the page with the code that puts the tool on another page, as the visitor has set it up.
 */
export function EmbedLink({ tool, request, currency }: Properties) {
  const inputs = request && hashOfRequest(tool, request);
  const hash = embeddingHash({ slug: tool.slug, currency }, inputs);
  return <a href={`${localized('/embed/')}#${hash}`}>{t('Put this tool on your page')}</a>;
}
