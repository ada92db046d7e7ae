import { renderToString } from 'preact-render-to-string';
import { SiteHeader } from './components/site-header.tsx';
import { Document, type DocumentProperties } from './document.tsx';

type Page = Omit<DocumentProperties, 'header'> & { readonly path: string };

/** A page of the site as HTML. */
export function renderPage({ path, ...page }: Page): string {
  const header = <SiteHeader path={path} />;
  return `<!doctype html>${renderToString(<Document {...page} header={header} />)}`;
}
