import { format } from 'node:util';
import { runInThisContext } from 'node:vm';
import { interceptFetch, tools } from 'toolworker';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CodeBlock, codeBlocks, documents } from '../../scripts/code-blocks.ts';
import { compileBlocks } from './compile-blocks.ts';

// Only the documents themselves can break the code that they show.

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
function stated({ code }: CodeBlock): readonly string[] {
  return [...code.matchAll(statement)]
    .filter(([line]) => !declaration.test(line))
    .map(([, , printed, , value]) => printed ?? value ?? '');
}

/** Runs a block as a module of the built package, and resolves to its output. */
async function run({ code }: CodeBlock): Promise<readonly string[]> {
  const { importedFiles } = ts.preProcessFile(code);
  const modules = new Map<string, unknown>();
  for (const { fileName } of importedFiles) modules.set(fileName, await import(fileName));
  const printing = code.replaceAll(statement, (line, _printed, _text, expression) =>
    expression && !declaration.test(line) ? `console.log(${expression});` : line,
  );
  const compilerOptions = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.CommonJS };
  const { outputText } = ts.transpileModule(printing, { compilerOptions });
  const lines: string[] = [];
  const log = (...parts: readonly unknown[]) => lines.push(format(...parts));
  const block = runInThisContext(`(async (require, exports, console) => {${outputText}\n})`);
  await block((name: string) => modules.get(name), {}, { log, warn: () => {} });
  return lines.join('\n').split('\n');
}

describe('each block that shows results produces them', () => {
  let restore: () => void;

  // The API answers `fetch`.
  beforeAll(() => {
    restore = interceptFetch({ tools });
  });

  afterAll(() => restore());

  test.each(written.filter((block) => stated(block).length > 0))(
    '$document, line $line',
    async (block) => {
      expect(await run(block)).toEqual(stated(block));
    },
  );
});

test.each(codeBlocks('json'))('$document, line $line is JSON', ({ code }) => {
  expect(() => JSON.parse(code)).not.toThrow();
});
