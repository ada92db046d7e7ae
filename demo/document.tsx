import type { ComponentChildren } from 'preact';
import { ownTools } from './tools.ts';

export interface DocumentProperties {
  readonly title: string;
  readonly description: string;
  readonly script: string;
  /** Contains that of all pages. */
  readonly stylesheet?: string;
  readonly header: ComponentChildren;
  readonly children: ComponentChildren;
}

/** Nothing may run, load or be sent but what this origin has. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types toolworker',
].join('; ');

/** A page of the site around its content. */
export function Document({
  title,
  description,
  script,
  stylesheet = '/style.css',
  header,
  children,
}: DocumentProperties) {
  return (
    <html lang="en" data-own-tools={ownTools.map(({ slug }) => slug).join(' ')}>
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content={policy} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="description" content={description} />
        <meta name="theme-color" content="#f7f7f4" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#12161b" media="(prefers-color-scheme: dark)" />
        <title>{title}</title>
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-192.png" />
        <link rel="manifest" href="/manifest.json" />
        <script src="/theme.js" />
        <link rel="stylesheet" href={stylesheet} />
        <script type="module" src={script} />
      </head>
      <body>
        <header id="header">{header}</header>
        <main id="main">{children}</main>
        <footer>
          <p>
            Everything is computed on this device. No account, no tracking, no request to anyone
            else.
          </p>
          <p>
            <a href="/docs/">Guides</a> · <a href="/console/">API</a> ·{' '}
            <code>npm install toolworker</code> · MIT license
          </p>
        </footer>
      </body>
    </html>
  );
}
