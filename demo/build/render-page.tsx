import type { ComponentChildren } from 'preact';
import { renderToString } from 'preact-render-to-string';
import type { Dictionary } from '../../src/form/language/language.ts';
import { inLanguage, type SiteLanguage as Language, localized } from '../language/page-language.ts';
import { SiteHeader } from '../pages/frame/site-header.tsx';
import type { Subject } from './discovery/linked-data.ts';
import { Document } from './document.tsx';

export interface Page {
  /** The path of the English page. */
  readonly path: string;
  readonly script: string;
  /** Includes the styles that all pages share. */
  readonly stylesheets?: readonly string[];
  /** The texts of the page's script, in a language other than English. */
  readonly messages?: Dictionary;
  /** Called in the page's language while the page is rendered. */
  readonly contents: () => PageContents;
}

export interface PageContents {
  readonly title: string;
  readonly description: string;
  /** The id of the category that gives the page its color, if not that of the site. */
  readonly category?: string;
  /** A regular expression for the regions whose visitors see another example. */
  readonly abroad?: string | undefined;
  /** Without it, search engines are asked to leave the page out. */
  readonly subject?: Subject;
  readonly children: ComponentChildren;
}

/** Returns a page of the site as HTML. */
export function renderPage(
  { path: english, contents, ...page }: Page,
  language: Language,
  address: string | undefined,
): string {
  return inLanguage(language, () => {
    const path = localized(english);
    const header = <SiteHeader path={path} />;
    const { subject, ...shown } = contents();
    return `<!doctype html>${renderToString(
      <Document
        {...page}
        {...shown}
        path={path}
        header={header}
        subject={subject}
        address={address}
      />,
    )}`;
  });
}
