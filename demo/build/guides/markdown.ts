import { Marked, type Token, type Tokens } from 'marked';
import { escapeHtml, highlight } from './highlight.ts';
import { nameInApp } from './marked-code.ts';

/** A heading below the page's title, with its anchor. */
export interface Heading {
  readonly id: string;
  readonly text: string;
  readonly depth: number;
}

/** A heading with the text that follows it, for the search. */
export interface Part {
  /** Undefined before the first heading. */
  readonly heading: Heading | undefined;
  readonly text: string;
}

/** Functions that return the URLs of a page's links, pictures and source files. */
export interface Places {
  readonly link: (href: string) => string;
  readonly picture: (source: string) => string;
  readonly source: (file: string) => string;
}

const plain = new Marked({ gfm: true });

/** Returns the headings of a page, each with the text that follows it. */
export function partsOf(markdown: string): readonly Part[] {
  const taken = new Map<string, number>();
  const parts: { heading: Heading | undefined; text: string }[] = [
    { heading: undefined, text: '' },
  ];
  for (const token of plain.lexer(markdown)) {
    const text = textOf(token);
    const last = parts.at(-1);
    if (isHeading(token)) {
      parts.push({ heading: { id: anchor(text, taken), text, depth: token.depth }, text: '' });
    } else if (last) {
      last.text = `${last.text} ${text}`.trim();
    }
  }
  return parts;
}

/** Returns a page's Markdown as HTML without styles or scripts. */
export function renderMarkdown(markdown: string, places: Places): string {
  /** The last block of HTML. */
  let shownHtml = '';
  const headings = partsOf(markdown).flatMap(({ heading }) => heading ?? []);
  const marked = new Marked({
    gfm: true,
    renderer: {
      heading({ tokens, depth }) {
        const { id = '', text = '' } = headings.shift() ?? {};
        const link = `<a class="anchor" href="#${id}" aria-label="Link to “${escapeHtml(text)}”">#</a>`;
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)} ${link}</h${depth}>\n`;
      },
      link({ href, title, tokens }) {
        const named = title ? ` title="${escapeHtml(title)}"` : '';
        return `<a href="${escapeHtml(places.link(href))}"${named}>${this.parser.parseInline(tokens)}</a>`;
      },
      image({ href, text }) {
        return `<img src="${escapeHtml(places.picture(href))}" alt="${escapeHtml(text)}">`;
      },
      table(token) {
        const row = (cells: readonly Tokens.TableCell[], name: 'th' | 'td') => {
          const scope = name === 'th' ? ' scope="col"' : '';
          const contents = cells.map(({ tokens, align }) => {
            const aligned = align === 'right' ? ' class="right"' : '';
            return `<${name}${scope}${aligned}>${this.parser.parseInline(tokens)}</${name}>`;
          });
          return `<tr>${contents.join('')}</tr>`;
        };
        const rows = token.rows.map((cells) => row(cells, 'td')).join('\n');
        const table = `<table><thead>${row(token.header, 'th')}</thead><tbody>${rows}</tbody></table>`;
        return `<div class="scroll" role="group" aria-label="Table" tabindex="0">${table}</div>\n`;
      },
      code(token) {
        if (token.lang === 'html') shownHtml = token.text;
        return codeFigure(token, places.source);
      },
      html: ({ text }) => (text.trim() === liveMark ? liveFigure(shownHtml) : text),
    },
  });
  return marked.parse(markdown, { async: false });
}

/** Shows the block of HTML above as it works in a page. Markdown elsewhere shows nothing. */
const liveMark = '<!-- live -->';

function liveFigure(html: string): string {
  if (html === '') throw new Error(`${liveMark} needs a block of HTML above it.`);
  const link = '<a href="/embed/">Embed a calculator on your website</a>';
  return `<div class="live card">\n${html}\n</div>\n<p class="note">${link}: choose another tool, and copy its code.</p>\n`;
}

function codeFigure({ text, lang = '' }: Tokens.Code, sourceOf: Places['source']): string {
  const [language = '', name = ''] = lang.split(/\s+/);
  const [, file, rest] = /^(?:\/\/|#) ([\w./-]+\.\w+(?:, .+)?)\n([\s\S]*)$/.exec(text) ?? [];
  const isIncluded = name.includes('/');
  const code = isIncluded ? text : (rest ?? text);
  const title = isIncluded
    ? nameInApp(name.replace(/#.*/, ''))
    : (file ?? titles[language] ?? 'Code');
  const shown = escapeHtml(title);
  const caption = isIncluded ? `<a href="${escapeHtml(sourceOf(name))}">${shown}</a>` : shown;
  return `<figure class="code">
<figcaption><span>${caption}</span> <span class="copy-place"></span></figcaption>
<div class="scroll" role="group" aria-label="${shown}" tabindex="0"><pre><code>${highlight(code, language)}</code></pre></div>
</figure>
`;
}

const titles: Readonly<Record<string, string>> = {
  js: 'JavaScript',
  ts: 'TypeScript',
  sh: 'Terminal',
  json: 'JSON',
  html: 'HTML',
  toml: 'TOML',
  yaml: 'YAML',
  dockerfile: 'Dockerfile',
  nginx: 'nginx',
  caddyfile: 'Caddyfile',
};

function isHeading(token: Token): token is Tokens.Heading {
  return token.type === 'heading';
}

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};

/** Returns the visible text of a token, in one line. */
function textOf(token: Token): string {
  return plain
    .parser([token])
    .replaceAll(/<\/?(?:a|code|em|strong)\b[^>]*>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(?:lt|gt|quot|#39|amp);/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Returns the anchor of a heading, as on GitHub. */
function anchor(text: string, taken: Map<string, number>): string {
  const id = text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
  const earlier = taken.get(id) ?? 0;
  taken.set(id, earlier + 1);
  return earlier === 0 ? id : `${id}-${earlier}`;
}
