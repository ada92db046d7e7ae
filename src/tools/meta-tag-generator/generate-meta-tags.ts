import { isBlank } from '../../characters/white-space.ts';
import { parse } from '../../fields/index.ts';
import { fields, type MetaTagGeneratorRequest } from './request.ts';

export type { MetaTagGeneratorRequest };

export interface MetaTagGeneratorResult {
  /** All tags for the head of the page, one per line. */
  readonly html: string;
  /** The tags in the order of html. */
  readonly tags: MetaTag[];
}

/** An element for the head of a page. */
export interface MetaTag {
  /** Purpose of the tag: search engines (seo), Open Graph, Twitter Cards or JSON-LD. */
  readonly group: 'seo' | 'openGraph' | 'twitter' | 'jsonLd';
  /** Name of the element. */
  readonly tag: 'title' | 'meta' | 'link' | 'script';
  /** Attributes of the element, without the content of a meta element. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Content of a meta element, text of a title or a script, or null for a link. */
  readonly content: string | null;
  /** The element on one line. */
  readonly html: string;
}

/**
 * Returns tags for search engines and social networks: title, description and canonical link (HTML
 * Living Standard), Open Graph (ogp.me), Twitter Cards, and a WebPage of schema.org as JSON-LD.
 * Omitted and empty fields, and a blank `siteName`, get no tag.
 *
 * Values are escaped, including line breaks, so that every tag is one line. NUL, which HTML cannot
 * represent, becomes U+FFFD.
 *
 * @throws `ToolError` if the request is invalid, for example if the URL parser would change `url`.
 *
 * @example
 * generateMetaTags({ title: 'Salt & Pepper', description: 'Two spices.' }).tags[0];
 * // { group: 'seo', tag: 'title', attributes: {}, content: 'Salt & Pepper',
 * //   html: '<title>Salt &amp; Pepper</title>' }
 *
 * @see https://github.com/toolworker/toolworker/blob/main/demo/docs/tools/meta-tag-generator.md
 */
export function generateMetaTags(request: MetaTagGeneratorRequest): MetaTagGeneratorResult {
  const { siteName: givenName = '', ...given } = parse(request, fields);
  const [url, image] = [given.url || undefined, given.image || undefined];
  const [title, description] = [replaceNul(given.title), replaceNul(given.description)];
  const siteName = isBlank(givenName) ? undefined : replaceNul(givenName);
  const tags = [
    titleTag(title),
    ...metaTags('seo', 'name', { description }),
    ...canonicalLink(url),
    ...metaTags('openGraph', 'property', {
      'og:title': title,
      'og:description': description,
      'og:type': 'website',
      'og:url': url,
      'og:image': image,
      'og:site_name': siteName,
    }),
    ...metaTags('twitter', 'name', {
      'twitter:card': image === undefined ? 'summary' : 'summary_large_image',
      'twitter:title': title,
      'twitter:description': description,
      'twitter:image': image,
    }),
    jsonLdTag({
      '@context': 'https://schema.org',
      '@type': 'WebPage',
      name: title,
      description,
      url,
      image,
      isPartOf: siteName === undefined ? undefined : { '@type': 'WebSite', name: siteName },
    }),
  ];
  return { html: tags.map(({ html }) => html).join('\n'), tags };
}

function titleTag(title: string): MetaTag {
  const html = `<title>${escapeHtml(title)}</title>`;
  return { group: 'seo', tag: 'title', attributes: {}, content: title, html };
}

/** Returns a meta element for each name that has a value. */
function metaTags(
  group: MetaTag['group'],
  key: 'name' | 'property',
  values: Readonly<Record<string, string | undefined>>,
): MetaTag[] {
  return Object.entries(values).flatMap(([name, content]) => {
    if (content === undefined) return [];
    const attributes = { [key]: name };
    return [
      {
        group,
        tag: 'meta',
        attributes,
        content,
        html: startTag('meta', { ...attributes, content }),
      },
    ];
  });
}

function canonicalLink(href: string | undefined): MetaTag[] {
  if (href === undefined) return [];
  const attributes = { rel: 'canonical', href };
  const html = startTag('link', attributes);
  return [{ group: 'seo', tag: 'link', attributes, content: null, html }];
}

function jsonLdTag(thing: object): MetaTag {
  const attributes = { type: 'application/ld+json' };
  const content = escapeJson(JSON.stringify(thing));
  const html = `${startTag('script', attributes)}${content}</script>`;
  return { group: 'jsonLd', tag: 'script', attributes, content, html };
}

function startTag(tag: MetaTag['tag'], attributes: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(attributes).map(([name, value]) => `${name}="${escapeHtml(value)}"`);
  return `<${[tag, ...pairs].join(' ')}>`;
}

function replaceNul(text: string): string {
  return text.replaceAll('\0', '\ufffd');
}

/** Also escapes line breaks, since HTML parsers turn a carriage return into a line feed. */
function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
    .replaceAll('\n', '&#10;')
    .replaceAll('\r', '&#13;');
}

/** Escapes characters that could end the script element or, in older JavaScript, a line. */
function escapeJson(json: string): string {
  return json.replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
