import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { check } from 'recheck';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

const modules = execFileSync('git', ['ls-files', 'src', 'sw', 'demo'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => /\.(?:ts|tsx|js)$/.test(path));

/** The regular expressions of a module, as they are written. */
function literalsIn(path: string): readonly string[] {
  const literals: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) literals.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest));
  return literals;
}

// Proofs by automata theory instead of attempted attacks, whose outcome depends on time.
const proof = { checker: 'automaton', timeout: 60_000 } as const;

async function timeOf(literal: string): Promise<string> {
  const end = literal.lastIndexOf('/');
  const found = await check(literal.slice(1, end), literal.slice(end + 1), proof);
  if (found.status === 'safe') return 'linear';
  return found.status === 'vulnerable' ? found.complexity.summary : 'unproven';
}

describe.each(modules.filter((path) => literalsIn(path).length > 0))('%s', (path) => {
  test.each([...new Set(literalsIn(path))])('%s takes linear time', async (literal) => {
    expect(await timeOf(literal)).toBe('linear');
  });
});

test('finds a regular expression that takes longer', async () => {
  expect(await timeOf('/(a*)*b/')).toBe('exponential');
  expect(await timeOf('/\\s+$/')).toBe('2nd degree polynomial');
});
