import { createHash } from 'node:crypto';
import type { Tool } from 'toolworker';
import { byCategory } from '../by-category.ts';
import style from './page.css?raw';
import script from './page-script.js?raw';

const policy = [
  "default-src 'none'",
  `script-src '${hashOf(script)}'`,
  `style-src '${hashOf(style)}'`,
  "connect-src 'self'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': policy,
  'X-Content-Type-Options': 'nosniff',
};

/** Where each tool has an address, which leads to its place on the page. */
export const pages = '/tools/';

/**
 * Returns a function that responds to navigations with a page that lists the tools and lets a
 * person call them. Returns `undefined` for other requests.
 */
export function createPage(tools: readonly Tool[], hasAgents: boolean) {
  const html = pageOf(tools, hasAgents);
  const places = new Map(tools.map(({ slug }) => [pages + slug, `/#${slug}`]));
  return ({ method }: Request, pathname: string): Response | undefined => {
    if (method !== 'GET' && method !== 'HEAD') return undefined;
    if (pathname === '/') return new Response(html, { headers });
    const place = places.get(pathname);
    return place ? new Response(null, { status: 302, headers: { Location: place } }) : undefined;
  };
}

function hashOf(source: string): string {
  return `sha256-${createHash('sha256').update(source).digest('base64')}`;
}

function pageOf(tools: readonly Tool[], hasAgents: boolean): string {
  const agents = hasAgents ? ' Agents on this machine reach the tools at <code>/mcp</code>.' : '';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Tools of this server</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<header>
<h1>Tools of this server</h1>
<p>Post a request as JSON to the path of a tool, and the server computes the answer. See
<a href="/api/">the list as JSON</a> and <a href="/api/openapi.json">the OpenAPI document</a>.${agents}</p>
</header>
<main>
${byCategory(tools).map(sectionOf).join('\n')}
</main>
<script>${script}</script>
</body>
</html>
`;
}

function sectionOf([category, tools]: readonly [string, readonly Tool[]]): string {
  return `<section>
<h2>${escapeHtml(category)}</h2>
${tools.map(detailsOf).join('\n')}
</section>`;
}

function detailsOf({ slug, name, description, example }: Tool): string {
  const request = JSON.stringify(example, null, 2);
  const rows = request.split('\n').length;
  return `<details id="${slug}">
<summary><strong>${escapeHtml(name)}</strong> <code>/api/${slug}</code></summary>
<p>${escapeHtml(description)} <a href="/api/${slug}">Fields and example</a></p>
<form action="/api/${slug}">
<label>Request
<textarea name="request" rows="${rows}" spellcheck="false">${escapeHtml(request)}</textarea></label>
<button name="submit">Send</button>
<output name="answer"></output>
</form>
</details>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
