import { readFileSync } from 'node:fs';

const fields = readFileSync('test/spec/fields.txt', 'utf8');

/** The names of the tools in paths, in the order of the document: `test/spec/fields.txt` lists them. */
export const slugsOfDocument: readonly string[] = [...fields.matchAll(/^\/api\/(\S+)/gm)].map(
  ([, slug = '']) => slug,
);
