import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { documents } from '../../../scripts/code-blocks.ts';

/** Words that the README and the guides do not use, and those that they use instead. */
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

/** Returns the prose of a Markdown file, without its code. */
function proseOf(markdown: string): string {
  return markdown.replaceAll(/^ *(`{3,})[\s\S]*?^ *\1$/gm, '').replaceAll(/`[^`\n]*`/g, '``');
}

test.each(documents)('%s has one word for a thing', (file) => {
  const prose = proseOf(readFileSync(file, 'utf8'));
  const found = replaced.flatMap(([written, better]) =>
    [...prose.matchAll(new RegExp(written, 'gi'))].map(([text]) => `${text}: write ${better}`),
  );
  expect(found).toEqual([]);
});
