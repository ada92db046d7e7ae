import { type DefaultTreeAdapterMap, parse } from 'parse5';
import { beforeAll, describe, expect, test } from 'vitest';
import { siteAddress } from '../../../../demo/build/discovery/site-address.ts';
import { robots } from '../../../../demo/build/discovery/sitemap.ts';
import { type Page, renderPage } from '../../../../demo/build/render-page.tsx';
import { type RenderedSite, renderSite } from '../../../../demo/build/render-site.tsx';
import { languageFor } from '../../../../demo/language/dictionaries.ts';
import { languageCodes, translations } from '../../../../demo/language/languages.ts';
import { tools } from '../../../../demo/own-tools/tools-of-site.ts';

const project = `${process.cwd()}/`;
const address = 'https://tools.example.com';

let named: RenderedSite;

beforeAll(async () => {
  named = await renderSite(project, address);
}, 60_000);

type Element = DefaultTreeAdapterMap['element'];

interface Tag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
}

function elementsIn(node: DefaultTreeAdapterMap['node']): readonly Element[] {
  const children = 'childNodes' in node ? node.childNodes : [];
  return [...('tagName' in node ? [node] : []), ...children.flatMap(elementsIn)];
}

/** Returns the elements in the head of a page of the site. */
function headOf(site: RenderedSite, path: string): readonly Tag[] {
  const file = path.endsWith('.html') ? path.slice(1) : `${path.slice(1)}index.html`;
  return headIn(site.pages.get(file) ?? '');
}

function headIn(html: string): readonly Tag[] {
  const head = elementsIn(parse(html.replace(/<\/head>.*/s, ''))).find(
    ({ tagName }) => tagName === 'head',
  );
  return (head ? elementsIn(head) : []).map(({ tagName, attrs, childNodes }) => ({
    name: tagName,
    attributes: Object.fromEntries(attrs.map(({ name, value }) => [name, value])),
    text: childNodes.map((child) => ('value' in child ? child.value : '')).join(''),
  }));
}

/** Returns the contents of the page's `meta` elements with this name or property. */
function metaIn(tags: readonly Tag[], wanted: string): readonly (string | undefined)[] {
  return tags
    .filter(({ attributes: { name, property } }) => wanted === (name ?? property))
    .map(({ attributes }) => attributes.content);
}

function linksIn(tags: readonly Tag[], rel: string) {
  return tags.filter((tag) => tag.attributes.rel === rel).map((tag) => tag.attributes);
}

function linkedDataIn(tags: readonly Tag[]) {
  const block = tags.find(({ attributes }) => attributes.type === 'application/ld+json');
  return JSON.parse(block?.text ?? 'null');
}

const title = (tags: readonly Tag[]) => tags.find(({ name }) => name === 'title')?.text;

const paths = (site: RenderedSite) =>
  [...site.pages.keys()].map((file) => `/${file.replace(/index\.html$/, '')}`);

describe('every page of a site with an address', () => {
  test('has one title and description of its own in its language', () => {
    const found = paths(named).map((path) => {
      const tags = headOf(named, path);
      expect(metaIn(tags, 'description'), path).toHaveLength(1);
      expect(title(tags), path).toMatch(/\S/);
      return `${path.slice(0, 4)} ${title(tags)}`;
    });
    expect(new Set(found).size).toBe(found.length);
  });

  test('names itself as the canonical page, and its image', () => {
    for (const path of paths(named).filter((each) => !each.endsWith('.html'))) {
      const tags = headOf(named, path);
      expect(linksIn(tags, 'canonical')).toEqual([{ rel: 'canonical', href: address + path }]);
      expect(metaIn(tags, 'og:url')).toEqual([address + path]);
      expect(metaIn(tags, 'og:image')).toEqual([`${address}/icon-512.png`]);
      expect(metaIn(tags, 'og:description')).toEqual(metaIn(tags, 'description'));
      expect(metaIn(tags, 'twitter:description')).toEqual(metaIn(tags, 'description'));
      expect(metaIn(tags, 'twitter:title')).toEqual([title(tags)]);
    }
  });

  test('is what its linked data says', () => {
    for (const path of paths(named).filter((each) => !each.endsWith('.html'))) {
      const data = linkedDataIn(headOf(named, path));
      expect(data['@context']).toBe('https://schema.org');
      expect(data['@graph'][0]).toMatchObject({
        url: address + path,
        isAccessibleForFree: true,
        description: metaIn(headOf(named, path), 'description')[0],
      });
    }
  });
});

test('a page that does not exist is not found', () => {
  const tags = headOf(named, '/404.html');
  expect(metaIn(tags, 'robots')).toEqual(['noindex']);
  expect(linksIn(tags, 'canonical')).toEqual([]);
  expect(linkedDataIn(tags)).toBeNull();
});

test('a tool’s page lists its translations, and the English page for all others', () => {
  for (const code of languageCodes) {
    const own = code === 'en' ? '' : `/${code}`;
    const links = linksIn(headOf(named, `${own}/tools/bmi-calculator/`), 'alternate');
    expect(links.map(({ hreflang, href }) => [hreflang, href])).toEqual([
      ['en', `${address}/tools/bmi-calculator/`],
      ...translations.map((other) => [other, `${address}/${other}/tools/bmi-calculator/`]),
      ['x-default', `${address}/tools/bmi-calculator/`],
    ]);
  }
  expect(linksIn(headOf(named, '/docs/'), 'alternate')).toEqual([]);
});

test('a translated page is in its language and territory', () => {
  const tags = headOf(named, '/pt/tools/loan-payoff-calculator/');
  expect(metaIn(tags, 'og:locale')).toEqual(['pt_BR']);
  expect(metaIn(tags, 'og:locale:alternate')).toHaveLength(languageCodes.length - 1);
  const [application] = linkedDataIn(tags)['@graph'];
  expect(application.inLanguage).toBe('pt');
  expect(metaIn(tags, 'og:title')).toEqual([application.name]);
});

test('a tool is a free application below its category', () => {
  const [application, breadcrumbs] = linkedDataIn(headOf(named, '/tools/bmi-calculator/'))[
    '@graph'
  ];
  expect(application).toMatchObject({
    '@type': 'WebApplication',
    name: 'BMI Calculator',
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
  });
  const items: readonly { position: number; name: string; item: string }[] =
    breadcrumbs.itemListElement;
  expect(items.map(({ position, name, item }) => [position, name, item])).toEqual([
    [1, 'Tools', `${address}/`],
    [2, 'Date, body and health', `${address}/#date-body-and-health`],
    [3, 'BMI Calculator', `${address}/tools/bmi-calculator/`],
  ]);
});

test('a guide is an article', () => {
  const tags = headOf(named, '/docs/testing/');
  expect(metaIn(tags, 'og:type')).toEqual(['article']);
  const [article, breadcrumbs] = linkedDataIn(tags)['@graph'];
  expect(article['@type']).toBe('TechArticle');
  expect(breadcrumbs.itemListElement).toHaveLength(2);
});

test('the sitemap lists every page once, with its translations', () => {
  const map = named.files.get('sitemap.xml') ?? '';
  const locations = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location]) => location);
  const expected = paths(named).filter((path) => !path.endsWith('.html'));
  expect(locations.toSorted()).toEqual(expected.map((path) => address + path).toSorted());
  // The home page, the tables, the code to embed tools, and the tools, in each language with all
  // languages and the default.
  const pages = (tools.length + 3) * languageCodes.length;
  expect(map.match(/<xhtml:link /g)).toHaveLength(pages * (languageCodes.length + 1));
  expect(map).not.toMatch(/[&'](?!amp;)/);
  expect(named.files.get('robots.txt')).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${address}/sitemap.xml\n`,
  );
});

/** Renders a page with this text as its title, name and description. */
function pageWith(text: string, known: string | undefined): readonly Tag[] {
  const page: Page = {
    path: '/tools/bmi-calculator/',
    script: '/tool.tsx',
    contents: () => ({
      title: text,
      description: text,
      subject: { type: 'WebApplication', name: text, trail: [{ name: text, path: '/' }] },
      children: null,
    }),
  };
  return headIn(renderPage(page, languageFor('en'), known));
}

test('without an address, a page has no absolute addresses, and the site has no sitemap', () => {
  const tags = pageWith('BMI', undefined);
  const texts = tags.flatMap(({ attributes, text }) => [...Object.values(attributes), text]);
  expect(texts.join(' ').match(/https?:\/\/[^" ]+/g)).toEqual(['https://schema.org']);
  expect(linksIn(tags, 'canonical')).toEqual([]);
  expect(linkedDataIn(tags)['@graph']).toHaveLength(1);
  expect(linksIn(tags, 'alternate')).toEqual([]);
  expect(robots(undefined)).toBe('User-agent: *\nAllow: /\n');
});

test('no text ends its tag', () => {
  const text = `</title></script><script>alert("1" & '2')</script><!--`;
  const tags = pageWith(text, address);
  expect(title(tags)).toBe(text);
  expect(metaIn(tags, 'og:title')).toEqual([text]);
  expect(metaIn(tags, 'description')).toEqual([text]);
  expect(linkedDataIn(tags)['@graph'][0].name).toBe(text);
  expect(tags.filter(({ name }) => name === 'script')).toHaveLength(3);
});

test.each([
  [undefined, undefined],
  ['', undefined],
  ['https://tools.example.com', 'https://tools.example.com'],
  ['https://tools.example.com/', 'https://tools.example.com'],
  ['http://localhost:4173', 'http://localhost:4173'],
])('%j is the address %j', (setting, expected) => {
  expect(siteAddress(setting)).toBe(expected);
});

test.each([
  'tools.example.com',
  'https://example.com/tools/',
  'https://example.com/?a',
  'ftp://example.com',
  'https://user@example.com/',
  '"><script>',
])('%j is no address of a site', (setting) => {
  expect(() => siteAddress(setting)).toThrow(`got ${setting}`);
});

// 49.99 · 1.0825 and · 1.19, and 4,999 · 1.1 in whole yen; the rates are those of PwC's Worldwide
// Tax Summaries. 81 kg and 1.8 m are a BMI of 25, and 180 lb and 71 in one of 703.07 · 180 / 71².
test.each([
  ['tools/sales-tax-calculator', '54.11'],
  ['de/tools/sales-tax-calculator', '59,49'],
  ['ja/tools/sales-tax-calculator', '￥5,499'],
  ['tools/bmi-calculator', '25.1\u00a0kg/m²'],
  ['de/tools/bmi-calculator', '25\u00a0kg/m²'],
  ['ar/tools/bmi-calculator', '25\u00a0kg/m²'],
])('the page %s/ is built with the example of its country', (path, answer) => {
  const html = named.pages.get(`${path}/index.html`) ?? '';
  const [, figure = ''] = /class="pressed-to-copy".*?<span[^>]*>(.*?)<\/span>/s.exec(html) ?? [];
  expect(figure.replaceAll(/<[^>]*>/g, '')).toContain(answer);
});
