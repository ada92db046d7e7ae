import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';

// ECMA-262 leaves the last digits of most functions of Math to the engine: `Math.atan(2)` differs
// between processors. These are exact in every engine; a square root is, since IEEE 754 requires
// it. No digit depends on a random number.
const exact = new Set(
  'LN2 PI abs ceil clz32 floor fround imul max min random round sign sqrt trunc'.split(' '),
);

const isBigInt = (node: ts.Expression): boolean =>
  ts.isBigIntLiteral(node) || (ts.isCallExpression(node) && node.expression.getText() === 'BigInt');

const powersOfBigInts = new Set([
  'src/shared/power.ts: numerator ** times',
  'src/shared/power.ts: denominator ** times',
  'src/tools/roi-calculator/calculate-roi.ts: root ** degree',
]);

/** Powers of two are exact, and so are those of BigInts. */
function isExactPower({ left, right }: ts.BinaryExpression, path: string): boolean {
  if (isBigInt(left) || isBigInt(right) || left.getText() === '2') return true;
  return powersOfBigInts.has(`${path}: ${left.getText()} ** ${right.getText()}`);
}

/** Returns the expressions of a module whose digits engines choose. */
function inexactIn(path: string, code: string): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && node.text === 'Math') {
      const { parent } = node;
      const isKnown = ts.isPropertyAccessExpression(parent) && exact.has(parent.name.text);
      if (!isKnown) found.push(parent.getText());
    }
    if (
      ts.isBinaryExpression(node) &&
      [ts.SyntaxKind.AsteriskAsteriskToken, ts.SyntaxKind.AsteriskAsteriskEqualsToken].includes(
        node.operatorToken.kind,
      ) &&
      !isExactPower(node, path)
    ) {
      found.push(node.getText());
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true));
  return found;
}

const modules = ['src/tools', 'src/shared']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.ts'));

test('no digit of a result is the choice of the engine', () => {
  expect(modules.length).toBeGreaterThan(100);
  const found = modules.flatMap((path) =>
    inexactIn(path, readFileSync(path, 'utf8')).map((code) => `${path}: ${code}`),
  );
  expect(found).toEqual([]);
});

test.each([
  'Math.atan(x)',
  'Math.hypot(x, y)',
  'Math.pow(2, 0.5)',
  'Math["log"]',
  'x ** 0.5',
  'x **= y',
  'first ** (1 - weight)',
])('%s is refused', (code) => {
  expect(inexactIn('x.ts', code)).toHaveLength(1);
});

test.each(['Math.round(x)', '2 ** 52', '10n ** y', 'BigInt(x) ** y'])('%s is allowed', (code) => {
  expect(inexactIn('x.ts', code)).toEqual([]);
});
