import { readdirSync, readFileSync } from 'node:fs';
import { check } from 'recheck';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

const modules = ['src', 'sw', 'demo']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((path) => /\.(?:ts|tsx|js)$/.test(path))
  // These only read the project's own files while the site is built.
  .filter((path) => !/^demo\/(?:build|content)\//.test(path));

/** Returns the regular expressions of a module as written. */
function literalsIn(path: string): readonly string[] {
  const literals: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) literals.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest));
  return literals;
}

// Automata theory proves the time. The outcome of attempted attacks would depend on how long they
// run.
const proof = { checker: 'automaton', timeout: null } as const;

async function timeOf(literal: string): Promise<string> {
  const end = literal.lastIndexOf('/');
  const found = await check(literal.slice(1, end), literal.slice(end + 1), proof);
  if (found.status === 'safe') return 'linear';
  return found.status === 'vulnerable' ? found.complexity.summary : 'unproven';
}

describe.each(modules.filter((path) => literalsIn(path).length > 0))('%s', (path) => {
  for (const literal of new Set(literalsIn(path))) {
    test(`${literal} takes linear time`, async () => {
      expect(await timeOf(literal)).toBe('linear');
    });
  }
});

test('finds a regular expression that takes longer', async () => {
  expect(await timeOf('/(a*)*b/')).toBe('exponential');
  expect(await timeOf('/\\s+$/')).toBe('2nd degree polynomial');
});
