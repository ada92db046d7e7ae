import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { fewOf } from '../sampled.ts';
import { type CodeBlock, codeBlocks, documents } from './code-blocks.ts';
import { compileBlocks } from './compile-blocks.ts';

const scripts = codeBlocks('js', 'ts');

/** The blocks that nothing else tests. */
const written = scripts.filter(({ isOfFile }) => !isOfFile);

test('the README and every guide are read', () => {
  expect(documents.length).toBeGreaterThan(5);
  expect(new Set(scripts.map(({ document }) => document)).size).toBeGreaterThan(5);
});

const mistaken: CodeBlock = {
  document: 'README.md',
  line: 0,
  language: 'ts',
  file: 'mistaken.ts',
  isOfFile: false,
  code: "import { calculateBmi } from 'toolworker';\ncalculateBmi({ unit: 'stone' });\n",
};

describe('each block of JavaScript and TypeScript compiles by itself', () => {
  const errors = compileBlocks([...scripts, mistaken]);
  test.each(written)('$document, line $line', (block) => {
    expect(errors.get(block)).toEqual([]);
  });

  test('unless it is wrong', () => {
    expect(errors.get(mistaken)?.join()).toContain('"stone"');
  });
});

/** A line such as `console.log(sum); // 3`, or `add(1, 2); // 3` if the comment is a value. */
const statement =
  /^ *(?:console\.log\((.*)\); \/\/ (.+)|([\w(].*); \/\/ ([-\d'"{[].*|true|false|null))$/gm;

const declaration = /^ *(?:const|let|await|import|export|return)\b/;

/** Returns the output and the values that the comments of a block state. */
function expected({ code }: CodeBlock): readonly string[] {
  return [...code.matchAll(statement)]
    .filter(([line]) => !declaration.test(line))
    .map(([, , printed, , value]) => printed ?? value ?? '');
}

/** Runs a block in Node, where the API answers `fetch`, and resolves to its output. */
async function run({ code }: CodeBlock): Promise<readonly string[]> {
  const options = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext };
  const printing = code.replaceAll(statement, (line, _printed, _text, expression) =>
    expression && !declaration.test(line) ? `console.log(${expression});` : line,
  );
  const { outputText } = ts.transpileModule(printing, { compilerOptions: options });
  const process = spawn('node', ['--input-type=module']);
  process.stdin.end(
    `import * as library from 'toolworker';\nlibrary.interceptFetch({ tools: library.tools });\n${outputText}`,
  );
  const [output, errors] = await Promise.all([
    text(process.stdout),
    text(process.stderr),
    once(process, 'close'),
  ]);
  if (process.exitCode !== 0) throw new Error(errors);
  return output.trimEnd().split('\n');
}

describe('each block that shows results produces them', () => {
  test.each(fewOf(written.filter((block) => expected(block).length > 0)))(
    '$document, line $line',
    async (block) => {
      expect(await run(block)).toEqual(expected(block));
    },
  );
});

test.each(codeBlocks('json'))('$document, line $line is JSON', ({ code }) => {
  expect(() => JSON.parse(code)).not.toThrow();
});
