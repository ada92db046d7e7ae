import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readGuides } from '../../../../../demo/build/guides/guides.ts';
import { llmsFull, llmsIndex, markdownPage } from '../../../../../demo/build/guides/llms.ts';
import { writeCode } from '../../../../../demo/build/guides/marked-code.ts';
import { searchPassages } from '../../../../../demo/build/guides/search-passages.ts';

const projects: string[] = [];
afterEach(() => {
  for (const project of projects.splice(0)) rmSync(project, { recursive: true });
});

/**
 * Returns the guides of a project with these files, whose section `Start` lists the pages, by
 * default all.
 */
function guidesOf(files: Readonly<Record<string, string>>, pages?: readonly string[]) {
  const project = mkdtempSync(join(tmpdir(), 'guides-'));
  projects.push(project);
  const found = Object.keys(files).flatMap(
    (name) => /^demo\/docs\/(.*)\.md$/.exec(name)?.[1] ?? [],
  );
  const listed = pages ?? found;
  const sections = JSON.stringify([{ title: 'Start', pages: listed }]);
  writeFiles(project, { 'demo/docs/sections.json': sections, ...files });
  return readGuides(project);
}

function writeFiles(project: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(project, name)), { recursive: true });
    writeFileSync(join(project, name), text);
  }
}

function page(body: string, title = 'A page'): string {
  return `---\ntitle: ${title}\ndescription: What it says.\nsection: Start\n---\n\n${body}\n`;
}

function guide(body: string, others: Readonly<Record<string, string>> = {}) {
  const [section] = guidesOf({ 'demo/docs/page.md': page(body), ...others });
  const found = section?.guides.find(({ path }) => path === 'page');
  if (!found) throw new Error('The page is missing.');
  return found;
}

describe('a page', () => {
  test('has an address, and the title from its front matter', () => {
    const [section] = guidesOf({
      'demo/docs/index.md': page('Hello.', '"Quoted: yes"'),
      'demo/docs/hosts/next.md': page('# A page\n\nThe title may be repeated.'),
      'demo/docs/hosts/index.md': page('Hosts.'),
    });
    expect(section?.guides.map(({ url, title }) => [url, title])).toEqual([
      ['/docs/', 'Quoted: yes'],
      ['/docs/hosts/next/', 'A page'],
      ['/docs/hosts/', 'A page'],
    ]);
    expect(section?.guides[1]?.html).toBe('<p>The title may be repeated.</p>\n');
  });

  test.each([
    ['---\ntitle: A\nsection: Start\n---\n', 'page.md: the front matter has no description'],
    [page('# Another title'), 'page.md: the first heading differs from the title, A page'],
    [page('Text\n\n# Late'), 'page.md: the title is the only heading with one #'],
    [page('').replace('Start', 'End'), 'sections.json: page says that its section is End'],
  ])('is refused: %s', (text, error) => {
    expect(() => guidesOf({ 'demo/docs/page.md': text })).toThrow(error);
  });

  test('is in the section that lists it, or that names its folder', () => {
    const sections = guidesOf({
      'demo/docs/sections.json': JSON.stringify([
        { title: 'Start', pages: ['page'] },
        { title: 'Tools', folder: 'tools' },
      ]),
      'demo/docs/page.md': page('Text'),
      'demo/docs/tools/two.md': page('Text', 'Two').replace('Start', 'Tools'),
      'demo/docs/tools/one.md': page('Text', 'One').replace('Start', 'Tools'),
    });
    expect(
      sections.map(({ isFolder, guides }) => [isFolder, ...guides.map(({ path }) => path)]),
    ).toEqual([
      [false, 'page'],
      [true, 'tools/one', 'tools/two'],
    ]);
  });

  test('must be in a section, and a section must list only pages that exist', () => {
    const files = { 'demo/docs/page.md': page('Text') };
    expect(() => guidesOf(files, [])).toThrow('sections.json: page is in no section');
    expect(() => guidesOf(files, ['page', 'none'])).toThrow('sections.json: there is no page none');
  });
});

test('headings link to themselves, with the same unique anchors as on GitHub', () => {
  const { contents } = guide('## The `sw.js` file\n\n## Twice\n\n### Twice\n\n## Über & out');
  expect(contents.map(({ id, text, depth }) => `${depth} ${id}: ${text}`)).toEqual([
    '2 the-swjs-file: The sw.js file',
    '2 twice: Twice',
    '3 twice-1: Twice',
    '2 über--out: Über & out',
  ]);
  expect(guide('## One `two`').html).toBe(
    '<h2 id="one-two">One <code>two</code> ' +
      '<a class="anchor" href="#one-two" aria-label="Link to “One two”">#</a></h2>\n',
  );
});

describe('links', () => {
  const others = {
    'demo/docs/hosts/next.md': page('## The worker\n\n[back](../page.md) [here](#the-worker)'),
    'SECURITY.md': '# Security',
    'elsewhere.md': 'text',
  };

  test.each([
    ['hosts/next.md', '/docs/hosts/next/'],
    ['hosts/next.md#the-worker', '/docs/hosts/next/#the-worker'],
    ['#below', '#below'],
    ['../../SECURITY.md', 'https://github.com/toolworker/toolworker/blob/main/SECURITY.md'],
    ['https://example.com/a.md', 'https://example.com/a.md'],
    ['/tools/bmi-calculator/', '/tools/bmi-calculator/'],
  ])('%s leads to %s', (href, url) => {
    const { html, markdown } = guide(`[text](${href})\n\n## Below`, others);
    expect(html).toContain(`<a href="${url}">text</a>`);
    expect(markdown).toContain(`[text](${url})`);
  });

  test.each([
    ['none.md', 'demo/docs/page.md: none.md leads nowhere'],
    ['hosts/next.md#none', 'hosts/next.md#none leads to no heading'],
    ['#none', '#none leads to no heading'],
    ['../../NONE.md', '../../NONE.md leads nowhere'],
    ['../../../outside.md', '../../../outside.md leads nowhere'],
  ])('%s is refused', (href, error) => {
    expect(() => guide(`[text](${href})`, others)).toThrow(error);
  });

  test('to pictures lead to files of the site', () => {
    const files = { 'demo/docs/pictures/a.svg': '<svg/>', 'demo/public/b.png': '', 'c.svg': '' };
    expect(guide('![A & B](pictures/a.svg)', files).html).toContain(
      '<img src="/docs/pictures/a.svg" alt="A &amp; B">',
    );
    expect(guide('![B](../public/b.png)', files).html).toContain('<img src="/b.png" alt="B">');
    for (const source of ['pictures/none.svg', '../../c.svg']) {
      expect(() => guide(`![C](${source})`, files)).toThrow(`there is no picture ${source}`);
    }
  });
});

describe('the code of a tested file', () => {
  const project = mkdtempSync(join(tmpdir(), 'code-'));
  const config = 'test/hosts/apps/next/next.config.mjs';
  const region = '  const one = 1;\n\n    const two = "<b>";\n';
  const files = {
    [config]: `// #region config\n${region}// #endregion config\nconst three = 3;\n`,
    'app.html': '<!-- #region page -->\n<p></p>\n<!-- #endregion page -->\n```\n',
  };

  beforeAll(() => writeFiles(project, files));
  afterAll(() => rmSync(project, { recursive: true }));

  const marked = (name: string, text = '') => `<!-- code ${name} -->\n${text}<!-- /code -->`;
  const write = (markdown: string) => writeCode(markdown, 'demo/docs/hosts/next.md', project);

  test('is written between its markers, below a link to the file, without the markers of its regions', () => {
    const code = `${region}const three = 3;\n`;
    const link = '[`next.config.mjs`](../../../test/hosts/apps/next/next.config.mjs)';
    expect(write(`Text\n\n${marked(config)}\n\nText`)).toBe(
      `Text\n\n${marked(config, `${link}\n\n\`\`\`js ${config}\n${code}\`\`\`\n`)}\n\nText`,
    );
  });

  test('replaces what was there, and only there', () => {
    const two = `${marked(config, 'old\n')}\n\nText\n\n${marked('app.html', 'old\n')}`;
    expect(write(two)).toBe(`${write(marked(config))}\n\nText\n\n${write(marked('app.html'))}`);
    expect(write(write(two))).toBe(write(two));
  });

  test('can be a region of the file, without its indentation', () => {
    const code = 'const one = 1;\n\n  const two = "<b>";\n';
    expect(write(marked(`${config}#config`))).toContain(
      `\`\`\`js ${config}#config\n${code}\`\`\`\n`,
    );
  });

  test('can contain code fences', () => {
    expect(write(marked('app.html'))).toContain('````html app.html\n<p></p>\n```\n````\n');
    expect(write(marked('app.html#page'))).toContain('```html app.html#page\n<p></p>\n```\n');
  });

  test.each([
    ['none.js', 'demo/docs/hosts/next.md: none.js: there is no such file'],
    ['app.html#none', 'app.html#none: there is no such region'],
    ['app.html#pag', 'app.html#pag: there is no such region'],
  ])('is refused: %s', (name, error) => {
    expect(() => write(marked(name))).toThrow(error);
  });

  test('has the name of its file on the site, and no markers', () => {
    const { html, markdown } = guide(`One\n\n${write(marked(`${config}#config`))}\n\nTwo`);
    expect(markdown).toBe(
      `One\n\n\`\`\`js ${config}#config\nconst one = 1;\n\n  const two = "<b>";\n\`\`\`\n\nTwo`,
    );
    expect(html).toContain(
      `<a href="https://github.com/toolworker/toolworker/blob/main/${config}">next.config.mjs</a>`,
    );
    expect(html).toContain('<span class="hljs-string">&quot;&lt;b&gt;&quot;</span>');
  });

  test('must end before that of another file', () => {
    const text = `<!-- code ${config} -->\n\n${marked('app.html')}`;
    expect(() => guide(text)).toThrow(`demo/docs/page.md: <!-- code ${config} --> has no end`);
  });
});

test('a code block takes its name from the file in its first line', () => {
  const { html } = guide('```js\n// src/main.js, in the page\nawait 1;\n```\n\n```sh\nls\n```');
  expect(html).toContain('<span>src/main.js, in the page</span>');
  expect(html).not.toContain('// src');
  expect(html).toContain('<span>Terminal</span>');
});

test('the block of HTML above a mark also works in the page', () => {
  const tag = '<tool-form tool="bmi-calculator"></tool-form>';
  const { html, parts } = guide(
    `\`\`\`html\n${tag}\n\`\`\`\n\n\`\`\`ts\n1;\n\`\`\`\n\n<!-- live -->\n\nText.`,
  );
  expect(html.split(`<div class="live card">\n${tag}\n</div>`)).toHaveLength(2);
  expect(html).not.toContain('<!--');
  expect(parts.map(({ text }) => text).join()).not.toContain('live');
  expect(() => guide('<!-- live -->')).toThrow('<!-- live --> needs a block of HTML above it.');
});

test('a table can be scrolled by keyboard, and its figures are aligned', () => {
  const { html } = guide('| a | b |\n| --- | --: |\n| `1` | 2 |');
  expect(html).toBe(
    '<div class="scroll" role="group" aria-label="Table" tabindex="0"><table><thead>' +
      '<tr><th scope="col">a</th><th scope="col" class="right">b</th></tr></thead><tbody>' +
      '<tr><td><code>1</code></td><td class="right">2</td></tr></tbody></table></div>\n',
  );
});

describe('the guides', () => {
  const one = 'First &amp; `second`.\n\n## Worker\n\n- a **b**\n\n```js\nf(1)\n```';
  const two = page('[One](one.md#worker)', 'Two');
  const sections = () => guidesOf({ 'demo/docs/one.md': page(one), 'demo/docs/two.md': two });

  test('give the search each part of a page, and the examples', () => {
    const example = { title: 'Next', description: 'An app.', url: '', sandbox: undefined };
    const examples = [{ folder: 'test/hosts/apps/next', ...example }];
    expect(searchPassages(sections(), examples)).toEqual([
      { url: '/docs/one/', page: 'A page', heading: '', text: 'What it says. First & second.' },
      { url: '/docs/one/#worker', page: 'A page', heading: 'Worker', text: 'a b f(1)' },
      { url: '/docs/two/', page: 'Two', heading: '', text: 'What it says. One' },
      { url: '/docs/examples/#next', page: 'Examples', heading: 'Next', text: 'An app.' },
    ]);
  });

  test('give agents an index, and every page as Markdown', () => {
    const index = llmsIndex('All of it.', sections());
    expect(index).toMatch(/^# Toolworker\n\n> All of it\.\n\n## Start\n\n/);
    expect(index).toContain('\n- [Two](/docs/two/index.html.md): What it says.\n');
    const full = llmsFull('All of it.', sections());
    const [{ guides = [] } = {}] = sections();
    expect(guides).toHaveLength(2);
    for (const each of guides) expect(full).toContain(markdownPage(each));
    expect(full).toContain('# Two\n\n> What it says.\n\n[One](/docs/one/#worker)\n');
  });
});
