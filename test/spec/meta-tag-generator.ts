import { generateMetaTags } from 'toolworker';
import { expect } from 'vitest';
import { digits } from '../support/long-requests.ts';
import type { AnswerOf, SpecOf } from '../support/spec.ts';

const blankRule = 'text that is more than white space';
const urlRule = 'an absolute http or https URL without white space or backslashes';
const lengthRule = 'at most 10,000 characters';

const page = { title: 'Spices', description: 'All about them.' };

const meta = (group: 'seo' | 'openGraph' | 'twitter', attributes: Record<string, string>, content: string, html: string) => ({
  group,
  tag: 'meta' as const,
  attributes,
  content,
  html,
});

const titleTag = { group: 'seo' as const, tag: 'title' as const, attributes: {}, content: 'Spices', html: '<title>Spices</title>' };

const descriptionTag = meta('seo', { name: 'description' }, 'All about them.', '<meta name="description" content="All about them.">');

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
  meta('openGraph', { property: 'og:title' }, 'Spices', '<meta property="og:title" content="Spices">'),
  meta('openGraph', { property: 'og:description' }, 'All about them.', '<meta property="og:description" content="All about them.">'),
  meta('openGraph', { property: 'og:type' }, 'website', '<meta property="og:type" content="website">'),
  meta('twitter', { name: 'twitter:card' }, 'summary', '<meta name="twitter:card" content="summary">'),
  meta('twitter', { name: 'twitter:title' }, 'Spices', '<meta name="twitter:title" content="Spices">'),
  meta('twitter', { name: 'twitter:description' }, 'All about them.', '<meta name="twitter:description" content="All about them.">'),
  jsonLdTag('{"@context":"https://schema.org","@type":"WebPage","name":"Spices","description":"All about them."}'),
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
  meta('twitter', { name: 'twitter:card' }, 'summary_large_image', '<meta name="twitter:card" content="summary_large_image">'),
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

const linesOf = (tags: readonly { readonly html: string }[]) => tags.map(({ html }) => html).join('\n');

const webAddress = 'an absolute http or https URL without white space or backslashes';

export const spec: SpecOf<typeof generateMetaTags> = {
  run: generateMetaTags,
  operation: 'generate-meta-tags',
  fields: {
    title: 'string ≤ 10000 characters, required',
    description: 'string ≤ 10000 characters, required',
    url: 'string ≤ 10000 characters',
    image: 'string ≤ 10000 characters',
    siteName: 'string ≤ 10000 characters',
  },
  result: ['html', 'tags'],
  answers: [
    [page, { html: linesOf(shortTags), tags: shortTags }, 'ogp.me, the Twitter Cards markup reference and schema.org, written by hand'],
    ...[{ url: '' }, { image: '' }, { siteName: '' }, { url: '', image: '', siteName: '' }].map(
      (empty): AnswerOf<typeof generateMetaTags> => [
        { ...page, ...empty },
        { html: linesOf(shortTags), tags: shortTags },
        'an empty field counts as omitted',
      ],
    ),
    [{ ...page, siteName: ' \u0085\u3000' }, { html: linesOf(shortTags), tags: shortTags }, 'a blank site name counts as omitted'],
    [
      { ...page, url: 'https://example.com/?a=1&b=2', image: 'HTTP://EXAMPLE.com:80/é.png', siteName: `Salt & "Pepper's"` },
      { html: linesOf(fullTags), tags: fullTags },
      'ogp.me, the Twitter Cards markup reference and schema.org, written by hand',
    ],
  ],
  refusals: [
    ...[
      ['', ''],
      [' ', ' '],
      ['\r\n\t', '\\u000d\\u000a\\u0009'],
      ['\u00a0\u2003\u3000', '\u00a0\u2003\u3000'],
      ['\u0085\u2028\u2029', '\\u0085\\u2028\\u2029'],
    ].flatMap(
      ([blank, printed]) =>
        [
          [{ ...page, title: blank }, `title: expected ${blankRule}, got "${printed}"`],
          [{ ...page, description: blank }, `description: expected ${blankRule}, got "${printed}"`],
        ] as const,
    ),
    ...['title', 'description', 'siteName'].map(
      (field) => [{ ...page, [field]: 'é'.repeat(10_001) }, `${field}: expected ${lengthRule}, got "${'é'.repeat(39)}…"`] as const,
    ),
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
    ].flatMap(
      (url) =>
        [
          [{ ...page, url }, `url: expected ${urlRule}, got "${url}"`],
          [{ ...page, image: url }, `image: expected ${urlRule}, got "${url}"`],
        ] as const,
    ),
    ...[
      ['https://example.com/\n', 'https://example.com/\\u000a'],
      ['ht\ntps://example.com/', 'ht\\u000atps://example.com/'],
      ['https://example.com/a\tb', 'https://example.com/a\\u0009b'],
      ['https://example.com/\u0085', 'https://example.com/\\u0085'],
      ['https://example.com/\ud83d', 'https://example.com/\\ud83d'],
    ].flatMap(
      ([url, printed]) =>
        [
          [{ ...page, url }, `url: expected ${urlRule}, got "${printed}"`],
          [{ ...page, image: url }, `image: expected ${urlRule}, got "${printed}"`],
        ] as const,
    ),
    ...[
      ['https://example.com/\0', 'U+0000'],
      ['https://example.com/\u007f', 'U+007F'],
      ['\ufeffhttps://example.com/', 'U+FEFF'],
      ['https://example.com/\u200b', 'U+200B'],
      ['https://exam\u00adple.com/', 'U+00AD'],
      ['https://example.com/a\u2060b', 'U+2060'],
      ['\u2068https://example.com/\u2069', 'U+2068'],
      ['https://example.com/\u{e0001}', 'U+E0001'],
    ].flatMap(([url = '', code]) => {
      const shown = url.replace(/[\0-\x7f\xad\u2000-\uffff\u{e0001}]/gu, (character) =>
        /[!-~]/.test(character) ? character : `\\u${character.codePointAt(0)?.toString(16).padStart(4, '0')}`,
      );
      const rule = `an absolute http or https URL without the invisible character "${code}", got "${shown}"`;
      return [
        [{ ...page, url }, `url: expected ${rule}`],
        [{ ...page, image: url }, `image: expected ${rule}`],
      ] as const;
    }),
    ...['url', 'image'].map(
      (field) =>
        [
          { ...page, [field]: `https://example.com/${'a'.repeat(10_000)}` },
          `${field}: expected ${lengthRule}, got "https://example.com/${'a'.repeat(19)}…"`,
        ] as const,
    ),
    [
      { title: ' ', description: '', url: 'x', image: 'y' },
      [
        `title: expected ${blankRule}, got " "`,
        `description: expected ${blankRule}, got ""`,
        `url: expected ${urlRule}, got "x"`,
        `image: expected ${urlRule}, got "y"`,
      ].join('; '),
    ],
    [{}, `title: required, ${blankRule}; description: required, ${blankRule}`],
    [{ ...page, title: null }, `title: required, ${blankRule}`],
  ],
  typed: [
    [
      { ...page, url: 'https://example.com/', image: 'https://example.com/og.png', siteName: 'Shop' },
      { html: expect.stringMatching(/<title>Spices<\/title>.*<meta property="og:image" content="https:\/\/example\.com\/og\.png">/s) },
      'ogp.me',
    ],
    [
      { title: 'Tom & "Jerry" <3', description: "It's 5 > 4" },
      {
        html: expect.stringMatching(
          /<title>Tom &amp; (?:&quot;|")Jerry(?:&quot;|") &lt;3<\/title>.*content="Tom &amp; &quot;Jerry&quot; &lt;3"/s,
        ),
      },
      'HTML Standard, section 13.3: escaping a string',
    ],
    [
      { title: '</script><script>alert(1)</script>', description: 'x' },
      { html: expect.not.stringMatching(/<\/script><script>/) },
      'OWASP, Cross Site Scripting Prevention',
    ],
    [
      { ...page, url: '', image: '', siteName: '' },
      { html: expect.not.stringMatching(/canonical|og:image|og:url|og:site_name|""/) },
      'the empty inputs of a form count as left out',
    ],
    [
      { title: '🌶️ Spices – très épicé', description: '香料' },
      { html: expect.stringContaining('<title>🌶️ Spices – très épicé</title>') },
      'letters and emoji of any script stay',
    ],
    [
      { ...page, image: '/press-kit/symbols/monero-symbol-on-white-480.png' },
      `image: expected ${webAddress}, got "/press-kit/symbols/monero-symbol-on-whi…"`,
      'monero-project/monero-site #1414',
    ],
    [
      { ...page, url: 'example.com', image: '//example.com/og.png' },
      `url: expected ${webAddress}, got "example.com"; image: expected ${webAddress}, got "//example.com/og.png"`,
      'html5rocks/www.html5rocks.com #582',
    ],
    [{ title: 'Spices' }, 'description: required, text that is more than white space', 'half a page'],
    [
      { title: '   ', description: '' },
      'title: expected text that is more than white space, got "   "; description: expected text that is more than white space, got ""',
      'a page without words',
    ],
    [{ title: 404, description: 'Not found' }, 'title: expected a string, got the number 404', 'the title of an error page'],
    [
      { ...page, canonical: 'https://example.com/', ogImage: 'https://example.com/og.png' },
      'canonical: unknown field, did you mean url?; ogImage: unknown field, did you mean image?',
      'the names of the tags',
    ],
    [{ ...page, site_name: 'Shop' }, 'site_name: unknown field, did you mean siteName?', 'ogp.me: og:site_name'],
    [
      { ...page, url: 'https://example.com/?a=1&b=2' },
      { html: expect.stringContaining('href="https://example.com/?a=1&amp;b=2"') },
      'HTML Standard: an ampersand in an attribute',
    ],
    [
      { ...page, url: 'https://例え.jp/パス', image: 'HTTP://LOCALHOST:3000/og.png' },
      { html: expect.stringMatching(/"https:\/\/例え\.jp\/パス".*"HTTP:\/\/LOCALHOST:3000\/og\.png"/s) },
      'URLs appear as given',
    ],
    [
      { ...page, url: 'javascript:alert(1)', image: 'ftp://example.com/og.png' },
      `url: expected ${webAddress}, got "javascript:alert(1)"; image: expected ${webAddress}, got "ftp://example.com/og.png"`,
      'other schemes',
    ],
    [
      { ...page, link: 'https://example.com/', img: 'https://example.com/og.png' },
      'link: unknown field, did you mean url?; img: unknown field, did you mean image?',
      'the names of HTML elements',
    ],
  ],
  beyondSchema: {
    title: 'it is more than white space',
    description: 'it is more than white space',
    url: 'it is an absolute URL',
    image: 'it is an absolute URL',
  },
  freeTexts: ['title', 'description', 'url', 'image', 'siteName'],
  otherNames: {
    meant: {
      title: 'pageTitle metaTitle ogTitle title_text headline heading name',
      description: 'desc metaDescription page_description summary descriptionText excerpt',
      url: 'pageUrl canonicalUrl link siteUrl href urlString canonical permalink URL page_url link_url website webAddress ogUrl',
      image:
        'imageUrl ogImage image_url thumbnail coverImage img imageSrc picture photo banner image-url thumb ' +
        'featuredImage og_image imageLink previewImage cover',
      siteName: 'site site_name siteTitle ogSiteName brand websiteName publisher site-name nameOfSite name="x" og_site_name',
    },
    refused:
      'noindex=true nofollow=true robots="noindex" googlebot="noindex" twitterCard="summary" card="summary" ' +
      'twitterSite="@x" twitterCreator="@x" ogType="article" type="article" ogLocale="de_DE" imageAlt="x" ' +
      'imageWidth=1200 imageHeight=630 keywords="x" themeColor="#fff" favicon="/x.ico" viewport="x" ' +
      'hreflang="de" jsonLd=true schemaType="Article" publishedTime="2026-01-01" ' +
      'video="https://example.com/x.mp4" index=false charset="utf-8" titleTemplate="%s"',
    ignored: 'siteId site_language author html="x" tags=[] noindex=false index=true follow=true type="website" siteCode="x" imageLabel="x"',
  },
  slowest: {
    quotes: (share) => {
      const text = '"'.repeat(digits * share);
      return { title: text, description: text, siteName: text };
    },
    'long hosts': (share) => {
      // Browsers reject hosts that are much longer.
      const host = Array.from({ length: 900 * share }, (_, index) => 0x4e00 + index);
      const url = `https://${String.fromCharCode(...host)}/`;
      return { title: 'a', description: 'a', url, image: url };
    },
  },
};
