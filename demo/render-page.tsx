import type { ComponentChildren } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { SiteHeader } from './components/site-header.tsx';
import { Document } from './document.tsx';
import { type Dictionary, inLanguage, type Language, localized } from './language.ts';

export interface Page {
  /** Of the English page. */
  readonly path: string;
  readonly script: string;
  /** Contains that of all pages. */
  readonly stylesheet?: string;
  /** What the page's script says in a language other than English. */
  readonly messages?: Dictionary;
  /** Called while the page is rendered, in its language. */
  readonly contents: () => PageContents;
}

export interface PageContents {
  readonly title: string;
  readonly description: string;
  readonly children: ComponentChildren;
}

/** A page of the site as HTML. */
export function renderPage({ path: english, contents, ...page }: Page, language: Language): string {
  return inLanguage(language, () => {
    const path = localized(english);
    const header = <SiteHeader path={path} />;
    return `<!doctype html>${renderToString(
      <Document {...page} {...contents()} path={path} header={header} />,
    )}`;
  });
}
