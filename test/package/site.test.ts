import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { describe, expect, test } from 'vitest';
import { tools } from '../../demo/tools.ts';

type Element = DefaultTreeAdapterTypes.Element;
type ChildNode = DefaultTreeAdapterTypes.ChildNode;

const folder = 'dist/demo';
const files = readdirSync(folder, { recursive: true }).map((path) =>
  String(path).replaceAll('\\', '/'),
);
const pages = files.filter((path) => path.endsWith('.html'));

function elementsOf(path: string): readonly Element[] {
  const elements: Element[] = [];
  const collect = (nodes: readonly ChildNode[]) => {
    for (const node of nodes) {
      if ('tagName' in node) elements.push(node);
      if ('childNodes' in node) collect(node.childNodes);
    }
  };
  collect(parse(readFileSync(join(folder, path), 'utf8')).childNodes);
  return elements;
}

function attribute({ attrs }: Element, wanted: string): string | undefined {
  return attrs.find(({ name }) => name === wanted)?.value;
}

test('there is a page for every tool, and three more', () => {
  const expected = tools.map(({ slug }) => `tools/${slug}/index.html`);
  const others = ['404.html', 'console/index.html', 'index.html'];
  expect(pages.sort()).toEqual([...others, ...expected].sort());
});

describe.each(pages)('%s', (path) => {
  const elements = elementsOf(path);
  const named = (name: string) => elements.filter(({ tagName }) => tagName === name);

  test('allows nothing but its own files, and has nothing inline', () => {
    const [policy = ''] = elements
      .filter((element) => attribute(element, 'http-equiv') === 'Content-Security-Policy')
      .map((element) => attribute(element, 'content'));
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/);
    expect(policy).not.toMatch(/unsafe|http/);
    const inline = named('script').filter(
      (script) => !attribute(script, 'src') && attribute(script, 'type') !== 'application/json',
    );
    expect(inline).toEqual([]);
    expect(named('style')).toEqual([]);
    const handlers = elements.flatMap(({ attrs }) =>
      attrs.filter(({ name }) => name === 'style' || name.startsWith('on')),
    );
    expect(handlers).toEqual([]);
  });

  test('leads to files and pages that exist', () => {
    const targets = elements
      .flatMap((element) => attribute(element, 'href') ?? attribute(element, 'src') ?? [])
      .filter((target) => !target.startsWith('#') && !target.startsWith('/api/'));
    for (const target of targets) {
      expect(target).toMatch(/^\//);
      const file = target.slice(1).replace(/(^|\/)$/, '$1index.html');
      expect(files, target).toContain(file);
    }
  });

  test('has a title, a description and one heading', () => {
    expect(named('title')).toHaveLength(1);
    expect(named('h1')).toHaveLength(1);
    const described = named('meta').find((meta) => attribute(meta, 'name') === 'description');
    expect(described && attribute(described, 'content')?.length).toBeGreaterThan(40);
  });
});

test('the site can be installed', () => {
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
  expect(manifest).toMatchObject({ start_url: '/', display: 'standalone' });
  for (const { src } of manifest.icons) expect(files).toContain(src.slice(1));
  const sizes = manifest.icons.map(({ sizes }: { readonly sizes: string }) => sizes);
  expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']));
});
