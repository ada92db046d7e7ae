import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { documents } from '../../scripts/code-blocks.ts';

/** Words that no text for users has, and those that it has instead. */
const replaced: readonly (readonly [written: RegExp, better: string])[] = [
  [/\bmisspelt\b/i, 'misspelled'],
  [/\bforwards\b/i, 'forward'],
  [/\banswer(?:s|ed|ing)? the API\b/i, 'handle API requests'],
  [/\bAPI’?'?s documents\b/i, 'the index and the OpenAPI document'],
  [/\bkeep(?:s|ing)? (?:the |your |its |their )?(?:app's )?(?:pages?|files)\b/i, 'cache'],
  [/\bvisits? to (?:any|pages|your pages|the API|`\/api)/i, 'navigation'],
  [/\bsays it all\b/i, 'explains'],
  [/\bcompressed\b(?! text)/i, 'gzip'],
];

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => `src/${name}`);

/** Returns the prose of a Markdown file, without its code. */
function proseOf(markdown: string): string {
  return markdown.replaceAll(/^ *(`{3,})[\s\S]*?^ *\1$/gm, '').replaceAll(/`[^`\n]*`/g, '``');
}

function faultsIn(text: string): readonly string[] {
  return replaced.flatMap(([written, better]) =>
    [...text.matchAll(new RegExp(written, 'gi'))].map(([found]) => `${found}: write ${better}`),
  );
}

test.each([...documents, 'CHANGELOG.md', 'SECURITY.md'])('%s has one word for a thing', (file) => {
  expect(faultsIn(proseOf(readFileSync(file, 'utf8')))).toEqual([]);
});

test('comments and messages of the package have one word for a thing', () => {
  const found = sources.flatMap((file) =>
    faultsIn(readFileSync(file, 'utf8')).map((fault) => `${file}: ${fault}`),
  );
  expect(found).toEqual([]);
});
