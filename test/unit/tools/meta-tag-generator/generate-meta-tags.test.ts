import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { generateMetaTags, type MetaTagGeneratorRequest } from 'toolworker';
import { describe, expect, test } from 'vitest';
import { anyCharacter } from '../../../support/any-character.ts';

/** Returns the elements and texts that a reader of the page finds in its head. */
function readHead(html: string): unknown[] {
  const { childNodes } = parseFragment(html);
  return childNodes.map((node) => ('tagName' in node ? readElement(node) : readText(node)));
}

function readElement({ tagName, attrs, childNodes }: DefaultTreeAdapterTypes.Element) {
  const attributes = Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
  const text = childNodes.map(readText).join('');
  return tagName === 'script'
    ? [tagName, attributes, JSON.parse(text)]
    : [tagName, attributes, text];
}

function readText(node: DefaultTreeAdapterTypes.ChildNode): string {
  if ('value' in node) return node.value;
  throw new Error(`${node.nodeName} where only text is expected`);
}

/** Returns the expected elements, separated by line breaks. */
function intendedHead({ url, image, ...words }: MetaTagGeneratorRequest): unknown[] {
  const [title = '', description = '', siteName] = [
    words.title,
    words.description,
    words.siteName,
  ].map((text) => text?.replaceAll('\0', '\ufffd'));
  const given = <Value>(value: string | undefined, element: (value: string) => Value) =>
    value === undefined ? [] : [element(value)];
  const property = (name: string) => (content: string) => ['meta', { property: name, content }, ''];
  const name = (key: string) => (content: string) => ['meta', { name: key, content }, ''];
  const elements = [
    ['title', {}, title],
    name('description')(description),
    ...given(url, (href) => ['link', { rel: 'canonical', href }, '']),
    property('og:title')(title),
    property('og:description')(description),
    property('og:type')('website'),
    ...given(url, property('og:url')),
    ...given(image, property('og:image')),
    ...given(siteName, property('og:site_name')),
    name('twitter:card')(image ? 'summary_large_image' : 'summary'),
    name('twitter:title')(title),
    name('twitter:description')(description),
    ...given(image, name('twitter:image')),
    [
      'script',
      { type: 'application/ld+json' },
      {
        '@context': 'https://schema.org',
        '@type': 'WebPage',
        name: title,
        description,
        ...(url !== undefined && { url }),
        ...(image !== undefined && { image }),
        ...(siteName !== undefined && { isPartOf: { '@type': 'WebSite', name: siteName } }),
      },
    ],
  ];
  return elements.flatMap((element, index) => (index > 0 ? ['\n', element] : [element]));
}

function expectIntendedHead(request: MetaTagGeneratorRequest) {
  const { html, tags } = generateMetaTags(request);
  expect(readHead(html)).toEqual(intendedHead(request));
  expect(html.split(/\r\n?|\n/)).toEqual(tags.map((tag) => tag.html));
  const scripts = tags.filter(({ tag }) => tag === 'script');
  expect(scripts.map(({ content }) => content).join('')).not.toMatch(/[<>&\u2028\u2029]/);
}

const attempts = [
  '</title><script>alert(1)</script>',
  '</TITLE ><img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  `' onload='alert(1)`,
  '" onload="alert(1)',
  '</script><script>alert(1)</script>',
  '<!--<script>',
  '<!-- --><![CDATA[ ]]>',
  '--!>',
  '&lt;b&gt; &amp;amp; &#60; &#x3c; &notit; &amp',
  '\\u003c \\" \\\\ \\',
  '`$(alert)`',
  '{{constructor.constructor("alert(1)")()}}',
  'line\nbreak\rreturn\r\nboth\u2028\u2029\u0085\v\f',
  '\nleading line end',
  '\t tabs and spaces \t',
  '\ufeffmark',
  'nul\0nul',
  'escape\u001b delete\u007f c1\u0080\u009f',
  'not\ufdd0\uffff characters',
  'lone \ud83d surrogates \ude00',
  '👩‍👩‍👧 עברית ‮reversed',
  '__proto__',
  '$& $1 $$ $`',
];

describe.each(attempts)('%j', (attempt) => {
  test('remains a value', () => {
    expectIntendedHead({ title: attempt, description: attempt, siteName: attempt });
  });
});

test.each([
  'https://example.com/"><script>alert(1)</script>',
  "https://example.com/?q='onload='x&lt;&amp=1&copy=2",
  'http://user:p%40ss@example.com:8080/a/../b?c#d',
  'https://例え.テスト/パス?キー=値#断片',
  'HTTPS://[2001:db8::1]/`{}|^',
  'http://localhost',
])('%s appears as given', (url) => {
  expectIntendedHead({ title: 't', description: 'd', url, image: url });
});

test('reads back as intended, whatever the strings', () => {
  const unit = fc.oneof(
    fc.constantFrom(...'<>&"\'/\\-!;#=\n\r\0\u2028\ud83d\ude00', 'script', 'title', 'amp'),
    fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
  );
  const text = fc.string({ unit });
  const filled = text.map((value) => `${value}x`);
  const allowed = fc.oneof(
    fc.constantFrom(..."!$&'()*+,;=:@"),
    anyCharacter.map((character) => encodeURIComponent(character)),
  );
  const part = fc.string({ unit: allowed });
  const url = fc
    .tuple(fc.domain(), part, part, part)
    .map(([domain, path, query, fragment]) => `https://${domain}/${path}?${query}#${fragment}`);
  const request = fc.record(
    { title: filled, description: filled, url, image: url, siteName: filled },
    { requiredKeys: ['title', 'description'] },
  );
  fc.assert(fc.property(request, expectIntendedHead), { numRuns: 300 });
});
