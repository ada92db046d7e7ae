import { readFileSync } from 'node:fs';
import type { ComponentChildren } from 'preact';
import {
  type Dictionary,
  directionOf,
  t,
  withoutIsolates,
} from '../../src/form/language/language.ts';
import { Data } from '../browser/data.tsx';
import { isTranslation } from '../language/languages.ts';
import { pageLanguage } from '../language/page-language.ts';
import { LanguageMenu } from '../pages/frame/language-menu.tsx';
import { SiteLinks } from '../pages/frame/site-header.tsx';
import { DiscoveryTags } from './discovery/discovery-tags.tsx';
import type { Subject } from './discovery/linked-data.ts';
import { hashSource } from './hash-source.ts';

interface Properties {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly script: string;
  readonly stylesheets?: readonly string[];
  readonly header: ComponentChildren;
  readonly children: ComponentChildren;
  /** The texts of the page's script, in the page's language. */
  readonly messages?: Dictionary;
  /** The id of the category that gives the page its color, if not that of the site. */
  readonly category?: string | undefined;
  /** A regular expression for the regions whose visitors see another example. */
  readonly abroad?: string | undefined;
  /** Undefined for a page that is none to find. */
  readonly subject: Subject | undefined;
  /** The site's address, if it is known. */
  readonly address: string | undefined;
}

/**
 * Runs before the first paint, so it stands in the page. Its comments and indentation stay behind.
 */
const early = readFileSync(new URL('./before-paint.js', import.meta.url), 'utf8')
  .replaceAll(/^ *\/\/.*\n/gm, '')
  .replaceAll(/^ +/gm, '');

/**
 * Allows the page to run, load and send only within its own origin, and the early script by its
 * hash.
 */
const policy = [
  "default-src 'none'",
  `script-src 'self' ${hashSource(early)}`,
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types toolworker site',
].join('; ');

/** Renders a page of the site around its content. */
export function Document(properties: Properties) {
  const { path, category, abroad, header, children, messages = {} } = properties;
  const code = pageLanguage();
  const direction = directionOf(code);
  return (
    <html lang={code} {...(direction === 'rtl' && { dir: direction })} data-abroad={abroad}>
      <Head {...properties} />
      <body data-category={category}>
        <header>
          <div id="header">{header}</div>
          <LanguageMenu path={path} />
          <div id="update" />
        </header>
        <main id="main">
          <p class="card missing-script">
            {t(
              'A script of this page could not be loaded, so nothing is computed here. Reload the page, or open it in a tab of its own, since a sandboxed frame may block scripts.',
            )}
          </p>
          {children}
        </main>
        <div id="language-offer" />
        <Footer path={path} />
        {isTranslation(code) && <Data id="words" value={messages} />}
      </body>
    </html>
  );
}

function Head(properties: Properties) {
  const { path, title, subject, address, script } = properties;
  const { stylesheets = ['/style.css'] } = properties;
  const description = withoutIsolates(properties.description);
  return (
    <head>
      <meta charset="utf-8" />
      <meta http-equiv="Content-Security-Policy" content={policy} />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="description" content={description} />
      <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#101315" media="(prefers-color-scheme: dark)" />
      <title>{title}</title>
      <link rel="icon" href="/icon-192.png" sizes="192x192" type="image/png" />
      <link rel="icon" href="/icon.svg" sizes="any" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/icon-192.png" />
      <link rel="manifest" href="/manifest.json" />
      <DiscoveryTags {...{ path, title, description, subject, address }} />
      <script dangerouslySetInnerHTML={{ __html: early }} />
      {stylesheets.map((path) => (
        <link key={path} rel="stylesheet" href={path} />
      ))}
      <script type="module" src={script} />
    </head>
  );
}

function Footer({ path }: Pick<Properties, 'path'>) {
  return (
    <footer>
      <SiteLinks path={path} />
      <p>{t('Everything is computed on this device. No account, no tracking.')}</p>
      <p>{t('MIT license')}</p>
      {/* The script of the page fills it. */}
      <p id="offline" />
    </footer>
  );
}
