import type { Page } from 'playwright-core';
import { generateGradient, generateMetaTags, type MetaTagGeneratorRequest } from 'toolworker';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { attacks } from '../support/attacks.ts';
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

const requests: readonly MetaTagGeneratorRequest[] = [
  ...attacks.flatMap((attack) => [
    { title: attack, description: attack, siteName: attack },
    { title: attack.repeat(20), description: `x${attack}` },
  ]),
  ...addresses.map((url) => ({ title: 'a', description: 'b', url, image: url })),
];

/** Texts and addresses that break out of nothing. */
const harmless = {
  title: 'Plain title',
  description: 'Plain description',
  url: 'https://example.com/plain',
  image: 'https://example.com/plain.png',
  siteName: 'Plain name',
};

const documentOf = (html: string) =>
  `<!doctype html><html><head>${html}</head><body></body></html>`;

/** Returns the request with the harmless value of each field. */
function harmlessly(request: MetaTagGeneratorRequest): MetaTagGeneratorRequest {
  const { title, description, ...others } = harmless;
  const given = Object.entries(others).filter(([name]) => name in request);
  return { title, description, ...Object.fromEntries(given) };
}

/** Returns the contents of a page with each harmless value replaced by that of the request. */
function withValuesOf<Contents>(request: MetaTagGeneratorRequest, contents: Contents): Contents {
  const values = new Map<unknown, unknown>(
    Object.entries(request).map(([name, value]) => [
      new Map(Object.entries(harmless)).get(name),
      // HTML has no character of the code 0.
      value.replaceAll('\0', '\ufffd'),
    ]),
  );
  return JSON.parse(JSON.stringify(contents), (_, value) => values.get(value) ?? value);
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

/**
 * Returns the contents of the page, and of the same HTML parsed in a page that cannot run scripts.
 */
function readHeads(html: string) {
  const read = ({ head, body }: Document) => ({
    elements: Array.from(head.children, (element) => ({
      tag: element.localName,
      attributes: Object.fromEntries(
        Array.from(element.attributes, ({ name, value }) => [name, value]),
      ),
      text:
        element.localName === 'script'
          ? JSON.parse(element.textContent ?? '')
          : (element.textContent ?? ''),
    })),
    body: body.outerHTML,
  });
  const inert = new DOMParser().parseFromString(html, 'text/html');
  return { documents: [read(document), read(inert)], ran: typeof ran };
}

describe('meta tags', () => {
  const known = new Map<string, ReturnType<typeof readHeads>['documents'][number] | undefined>();

  /** Returns the contents of a harmless page, of which there are a few for all attacks. */
  async function headsOf(plain: string) {
    if (!known.has(plain)) {
      await show(plain);
      known.set(plain, (await page.evaluate(readHeads, plain)).documents[0]);
    }
    return known.get(plain);
  }

  test.each(requests.map((request) => [JSON.stringify(request).slice(0, 60), request] as const))(
    'have the same elements with %s as with harmless texts',
    async (_, request) => {
      const expected = await headsOf(documentOf(generateMetaTags(harmlessly(request)).html));
      expect(expected?.elements.length).toBeGreaterThan(7);

      const attacked = documentOf(generateMetaTags(request).html);
      await show(attacked);
      const found = await page.evaluate(readHeads, attacked);
      expect(found.ran).toBe('undefined');
      for (const document of found.documents) {
        expect(document).toEqual(withValuesOf(request, expected));
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
