import { generateMetaTags } from 'toolworker';
import { defineCases } from '../cases.ts';

const blankRule = 'text that is more than white space';
const urlRule = 'an absolute http or https URL without white space or backslashes';
const lengthRule = 'at most 10,000 characters';

const page = { title: 'Spices', description: 'All about them.' };

const meta = (
  group: 'seo' | 'openGraph' | 'twitter',
  attributes: Record<string, string>,
  content: string,
  html: string,
) => ({ group, tag: 'meta' as const, attributes, content, html });

const titleTag = {
  group: 'seo' as const,
  tag: 'title' as const,
  attributes: {},
  content: 'Spices',
  html: '<title>Spices</title>',
};

const descriptionTag = meta(
  'seo',
  { name: 'description' },
  'All about them.',
  '<meta name="description" content="All about them.">',
);

const jsonLdTag = (content: string) => ({
  group: 'jsonLd' as const,
  tag: 'script' as const,
  attributes: { type: 'application/ld+json' },
  content,
  html: `<script type="application/ld+json">${content}</script>`,
});

const shortTags = [
  titleTag,
  descriptionTag,
  meta(
    'openGraph',
    { property: 'og:title' },
    'Spices',
    '<meta property="og:title" content="Spices">',
  ),
  meta(
    'openGraph',
    { property: 'og:description' },
    'All about them.',
    '<meta property="og:description" content="All about them.">',
  ),
  meta(
    'openGraph',
    { property: 'og:type' },
    'website',
    '<meta property="og:type" content="website">',
  ),
  meta(
    'twitter',
    { name: 'twitter:card' },
    'summary',
    '<meta name="twitter:card" content="summary">',
  ),
  meta(
    'twitter',
    { name: 'twitter:title' },
    'Spices',
    '<meta name="twitter:title" content="Spices">',
  ),
  meta(
    'twitter',
    { name: 'twitter:description' },
    'All about them.',
    '<meta name="twitter:description" content="All about them.">',
  ),
  jsonLdTag(
    '{"@context":"https://schema.org","@type":"WebPage","name":"Spices","description":"All about them."}',
  ),
];

const fullTags = [
  titleTag,
  descriptionTag,
  {
    group: 'seo' as const,
    tag: 'link' as const,
    attributes: { rel: 'canonical', href: 'https://example.com/?a=1&b=2' },
    content: null,
    html: '<link rel="canonical" href="https://example.com/?a=1&amp;b=2">',
  },
  ...shortTags.slice(2, 5),
  meta(
    'openGraph',
    { property: 'og:url' },
    'https://example.com/?a=1&b=2',
    '<meta property="og:url" content="https://example.com/?a=1&amp;b=2">',
  ),
  meta(
    'openGraph',
    { property: 'og:image' },
    'HTTP://EXAMPLE.com:80/é.png',
    '<meta property="og:image" content="HTTP://EXAMPLE.com:80/é.png">',
  ),
  meta(
    'openGraph',
    { property: 'og:site_name' },
    `Salt & "Pepper's"`,
    '<meta property="og:site_name" content="Salt &amp; &quot;Pepper&#39;s&quot;">',
  ),
  meta(
    'twitter',
    { name: 'twitter:card' },
    'summary_large_image',
    '<meta name="twitter:card" content="summary_large_image">',
  ),
  ...shortTags.slice(6, 8),
  meta(
    'twitter',
    { name: 'twitter:image' },
    'HTTP://EXAMPLE.com:80/é.png',
    '<meta name="twitter:image" content="HTTP://EXAMPLE.com:80/é.png">',
  ),
  jsonLdTag(
    [
      '{"@context":"https://schema.org","@type":"WebPage","name":"Spices"',
      '"description":"All about them."',
      '"url":"https://example.com/?a=1\\u0026b=2"',
      '"image":"HTTP://EXAMPLE.com:80/é.png"',
      '"isPartOf":{"@type":"WebSite","name":"Salt \\u0026 \\"Pepper\'s\\""}}',
    ].join(','),
  ),
];

const linesOf = (tags: readonly { readonly html: string }[]) =>
  tags.map(({ html }) => html).join('\n');

export const cases = defineCases({
  run: generateMetaTags,
  answers: [
    {
      request: page,
      result: { html: linesOf(shortTags), tags: shortTags },
      source: 'ogp.me, the Twitter Cards markup reference and schema.org, written by hand',
    },
    ...[{ url: '' }, { image: '' }, { siteName: '' }, { url: '', image: '', siteName: '' }].map(
      (empty) => ({
        request: { ...page, ...empty },
        result: { html: linesOf(shortTags), tags: shortTags },
        source: 'an empty field counts as omitted',
      }),
    ),
    {
      request: { ...page, siteName: ' \u0085\u3000' },
      result: { html: linesOf(shortTags), tags: shortTags },
      source: 'a blank site name counts as omitted',
    },
    {
      request: {
        ...page,
        url: 'https://example.com/?a=1&b=2',
        image: 'HTTP://EXAMPLE.com:80/é.png',
        siteName: `Salt & "Pepper's"`,
      },
      result: { html: linesOf(fullTags), tags: fullTags },
      source: 'ogp.me, the Twitter Cards markup reference and schema.org, written by hand',
    },
  ],
  refusals: [
    ...[
      ['', ''],
      [' ', ' '],
      ['\r\n\t', '\\u000d\\u000a\\u0009'],
      ['\u00a0\u2003\u3000', '\u00a0\u2003\u3000'],
      ['\u0085\u2028\u2029', '\\u0085\\u2028\\u2029'],
    ].flatMap(([blank, printed]) => [
      {
        request: { ...page, title: blank },
        error: `title: expected ${blankRule}, got "${printed}"`,
      },
      {
        request: { ...page, description: blank },
        error: `description: expected ${blankRule}, got "${printed}"`,
      },
    ]),
    ...['title', 'description', 'siteName'].map((field) => ({
      request: { ...page, [field]: 'é'.repeat(10_001) },
      error: `${field}: expected ${lengthRule}, got "${'é'.repeat(39)}…"`,
    })),
    ...[
      ' ',
      'example.com',
      '//example.com',
      '/page',
      'https:',
      'https://',
      'https:///example.com',
      'https:example.com',
      'https:/example.com',
      'https:\\\\example.com',
      'https://example.com\\page',
      'https://\\example.com',
      'https://?q',
      'https://#top',
      'https://@/',
      'https://:80/',
      'https://example.com:99999/',
      'https://exa mple.com/',
      'https://[::1/',
      'https://a<b/',
      'https://%00/',
      ' https://example.com/',
      'https://example.com/ ',
      'https://example.com/a b',
      'https://example.com/\u00a0',
      'https://example.com/\u3000',
      'javascript:alert(1)',
      'javascript://example.com/%0aalert(1)',
      'JavaScript:alert(1)//http://',
      'data:text/html,https://example.com',
      'ftp://example.com/',
      'httpss://example.com/',
      'http+unix://example.com/',
      'blob:https://example.com/1',
    ].flatMap((url) => [
      { request: { ...page, url }, error: `url: expected ${urlRule}, got "${url}"` },
      { request: { ...page, image: url }, error: `image: expected ${urlRule}, got "${url}"` },
    ]),
    ...[
      ['https://example.com/\n', 'https://example.com/\\u000a'],
      ['ht\ntps://example.com/', 'ht\\u000atps://example.com/'],
      ['https://example.com/a\tb', 'https://example.com/a\\u0009b'],
      ['https://example.com/\0', 'https://example.com/\\u0000'],
      ['https://example.com/\u007f', 'https://example.com/\\u007f'],
      ['https://example.com/\u0085', 'https://example.com/\\u0085'],
      ['https://example.com/\ud83d', 'https://example.com/\\ud83d'],
      ['\ufeffhttps://example.com/', '\\ufeffhttps://example.com/'],
    ].flatMap(([url, printed]) => [
      { request: { ...page, url }, error: `url: expected ${urlRule}, got "${printed}"` },
      { request: { ...page, image: url }, error: `image: expected ${urlRule}, got "${printed}"` },
    ]),
    ...['url', 'image'].map((field) => ({
      request: { ...page, [field]: `https://example.com/${'a'.repeat(10_000)}` },
      error: `${field}: expected ${lengthRule}, got "https://example.com/${'a'.repeat(19)}…"`,
    })),
    {
      request: { title: ' ', description: '', url: 'x', image: 'y' },
      error: [
        `title: expected ${blankRule}, got " "`,
        `description: expected ${blankRule}, got ""`,
        `url: expected ${urlRule}, got "x"`,
        `image: expected ${urlRule}, got "y"`,
      ].join('; '),
    },
    { request: {}, error: `title: required, ${blankRule}; description: required, ${blankRule}` },
    { request: { ...page, title: 5 }, error: 'title: expected a string, got the number 5' },
    { request: { ...page, title: null }, error: `title: required, ${blankRule}` },
    {
      request: { ...page, description: ['d'] },
      error: 'description: expected a string, got an array',
    },
    {
      request: { ...page, url: { href: 'https://example.com/' } },
      error: 'url: expected a string such as "https://example.com/", got an object',
    },
    {
      request: { ...page, image: true },
      error: 'image: expected a string such as "https://example.com/image.png", got true',
    },
    { request: { ...page, siteName: 7 }, error: 'siteName: expected a string, got the number 7' },
    {
      request: { ...page, site_nam: 'Kitchen Notes' },
      error: 'site_nam: unknown field, did you mean siteName?',
    },
    {
      request: {
        title: 'Spices',
        summary: 'All about them.',
        canonical: 'https://example.com/',
        imageUrl: 'https://example.com/image.png',
        site: 'Kitchen Notes',
      },
      error: [
        'summary: unknown field, did you mean description?',
        'canonical: unknown field, did you mean url?',
        'imageUrl: unknown field, did you mean image?',
        'site: unknown field, did you mean siteName?',
      ].join('; '),
    },
    {
      request: { keywords: 'Spices', text: 'All about them.' },
      error: 'request body: expected fields such as title, description, url, image, siteName',
    },
    {
      request: {
        title: 'Spices',
        description: 'All about them.',
        link: 'https://example.com/',
        img: 'https://example.com/og.png',
      },
      error: 'link: unknown field, did you mean url?; img: unknown field, did you mean image?',
    },
  ],
});
