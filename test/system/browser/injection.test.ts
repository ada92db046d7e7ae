import type { Page } from 'playwright-core';
import { generateGradient, generateMetaTags, type MetaTagsRequest } from 'toolworker';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { attacks } from '../../support/attacks.ts';
import { useBrowser } from './browser.ts';
import { listen } from './site.ts';

// Only a browser's own parser can find elements, scripts and declarations in what the tools write.

/** Addresses that the tool accepts, with dangerous parts. */
const addresses = [
  'https://example.com/?a=1&b=2&lt;=3&copy=4&amp;c',
  `https://example.com/"><script>ran=1</script>`,
  `https://example.com/'onload='ran=1`,
  'https://example.com/</script><script>ran=1</script>',
  'https://example.com/#<!--"',
  'https://user:"pass@example.com/`{|}^[]',
  'HTTPS://EXAMPLE.COM/%00%0a%0d%22%3e',
  'https://example.com/javascript:ran=1',
  'https://例え.jp/パス?é=ü',
];

const requests: readonly MetaTagsRequest[] = [
  ...attacks.flatMap((attack) => [
    { title: attack, description: attack, siteName: attack },
    { title: attack.repeat(20), description: `x${attack}` },
  ]),
  ...addresses.map((url) => ({ title: 'a', description: 'b', url, image: url })),
];

interface Element {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
}

/** Returns the elements that a request should produce. */
function intended({ title, description, url, image, siteName }: MetaTagsRequest): Element[] {
  const written = (text: string) => text.replaceAll('\0', '\ufffd');
  const meta = (key: string, name: string, content?: string) =>
    content === undefined
      ? []
      : [{ tag: 'meta', attributes: { [key]: name, content: written(content) }, text: '' }];
  const link = url && { tag: 'link', attributes: { rel: 'canonical', href: url }, text: '' };
  return [
    { tag: 'title', attributes: {}, text: written(title) },
    ...meta('name', 'description', description),
    ...(link ? [link] : []),
    ...meta('property', 'og:title', title),
    ...meta('property', 'og:description', description),
    ...meta('property', 'og:type', 'website'),
    ...meta('property', 'og:url', url),
    ...meta('property', 'og:image', image),
    ...meta('property', 'og:site_name', siteName),
    ...meta('name', 'twitter:card', image ? 'summary_large_image' : 'summary'),
    ...meta('name', 'twitter:title', title),
    ...meta('name', 'twitter:description', description),
    ...meta('name', 'twitter:image', image),
  ];
}

function intendedThing({ title, description, url, image, siteName }: MetaTagsRequest): object {
  const thing = {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    name: title,
    description,
    url,
    image,
    isPartOf: siteName && { '@type': 'WebSite', name: siteName },
  };
  return JSON.parse(JSON.stringify(thing).replaceAll('\\u0000', '\ufffd'));
}

let site: Awaited<ReturnType<typeof listen>>;
const browser = useBrowser();
let page: Page;
let shown = '';
const visits: string[] = [];

beforeAll(async () => {
  site = await listen((request, response) => {
    // Chromium requests an icon for each page.
    if (request.url !== '/favicon.ico') visits.push(request.url ?? '');
    response.setHeader('content-type', 'text/html; charset=utf-8').end(shown);
  });
  page = await browser().context.newPage();
});

afterAll(() => site.stop());

/** Visits a page with this HTML, which must load nothing else. */
async function show(html: string): Promise<void> {
  shown = html;
  visits.length = 0;
  await page.goto(site.origin);
  expect(visits).toEqual(['/']);
}

declare const ran: unknown;

/** Returns the contents of the page, and of the same HTML parsed in a page that cannot run scripts. */
function readHeads(html: string) {
  const read = ({ head, body }: Document) => ({
    elements: Array.from(head.children, (element) => ({
      tag: element.localName,
      attributes: Object.fromEntries(
        Array.from(element.attributes, ({ name, value }) => [name, value]),
      ),
      text: element.textContent ?? '',
    })),
    body: body.outerHTML,
  });
  const inert = new DOMParser().parseFromString(html, 'text/html');
  return { documents: [read(document), read(inert)], ran: typeof ran };
}

describe('meta tags', () => {
  test.each(requests.map((request) => [JSON.stringify(request).slice(0, 60), request] as const))(
    'contain only the intended elements for %s',
    async (_, request) => {
      const { html } = generateMetaTags(request);
      const whole = `<!doctype html><html><head>${html}</head><body></body></html>`;
      await show(whole);
      const found = await page.evaluate(readHeads, whole);
      expect(found.ran).toBe('undefined');
      for (const { elements, body } of found.documents) {
        const script = elements.pop();
        expect({ elements, body }).toEqual({ elements: intended(request), body: '<body></body>' });
        expect(script).toMatchObject({
          tag: 'script',
          attributes: { type: 'application/ld+json' },
        });
        expect(JSON.parse(script?.text ?? '')).toEqual(intendedThing(request));
      }
    },
  );
});

describe('gradients', () => {
  const types = ['linear', 'radial', 'conic'] as const;
  const angles = [0, -0, 90, -45.5, 1e21, 1e-7, 5e-324, 1.7976931348623157e308];
  const gradients = types.flatMap((type) =>
    angles.map((angle) => ({ type, from: 'F00', to: '#00ff0080', angle })),
  );

  test.each(gradients)('have one declaration for $type at $angle', async (request) => {
    const { css } = generateGradient(request);
    await show(
      `<!doctype html><style>p{background-image:${css}}</style><p style="background-image:${css}">`,
    );
    const found = await page.evaluate(() => {
      const [rule, ...others] = document.styleSheets[0]?.cssRules ?? [];
      const [p] = document.querySelectorAll('p');
      return {
        others: others.length,
        properties: rule instanceof CSSStyleRule ? [...rule.style] : [],
        inline: [...(p?.style ?? [])],
        attributes: p?.attributes.length,
        image: p ? getComputedStyle(p).backgroundImage : '',
      };
    });
    expect(found).toEqual({
      others: 0,
      properties: ['background-image'],
      inline: ['background-image'],
      attributes: 1,
      image: expect.stringMatching(
        new RegExp(
          `^${request.type}-gradient\\(.*rgb\\(255, 0, 0\\), rgba\\(0, 255, 0, 0\\.5\\d*\\)\\)$`,
        ),
      ),
    });
  });
});
