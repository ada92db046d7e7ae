import { fileURLToPath } from 'node:url';
import { tools } from 'toolworker';
import { build } from 'vite';
import { bundle, gzipBytes } from '../../test/system/package/bundle.ts';
import { built, workerCode } from './contenders.ts';
import { type Table, theme } from './theme.ts';

theme(
  'Bytes',
  'Minified code in kB of gzip. The parts of the worker are their shares of its code, each of the compressed whole.',
  async () => [await packages(), await parts(), await functions()],
);

// The libraries for comparison are installed in `measure`.
const here = fileURLToPath(new URL('.', import.meta.url));

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(2);

const functionNames = tools.map(({ operation }) =>
  operation.replaceAll(/-[a-z]/g, (pair) => pair.charAt(1).toUpperCase()),
);

async function packages(): Promise<Table> {
  const sources = [
    ['**`install()`**', "export { install } from 'toolworker/client';"],
    ['**`createClient()`**', "export { createClient } from 'toolworker/client';"],
    ['**all functions**', `export { ${functionNames.join(', ')} } from 'toolworker';`],
    ['mathjs: `unit()`', "export { unit } from 'mathjs';"],
    ['culori', "export * from 'culori';"],
    ['cronstrue', "export { toString } from 'cronstrue';"],
    ['gpt-tokenizer: `countTokens()`', "export { countTokens } from 'gpt-tokenizer';"],
  ] as const;
  const codes = [
    ['**toolworker.js** with all its tools', await workerCode.toolworker()],
    ['**a worker with five of the tools**', await workerCode.fiveTools()],
    ['Hono and its validator in a worker with one tool', await workerCode.hono()],
    ['msw: its worker, and one handler in the page', await msw()],
    ...(await Promise.all(
      sources.map(async ([name, source]) => [name, await bundle(source, here)] as const),
    )),
  ] as const;
  const ours = gzipBytes(codes[0][1]);
  return {
    columns: ['code', 'kB', 'ratio to the worker'],
    rows: codes.map(([name, code]) => {
      const size = gzipBytes(code);
      return [name, kilobytes(size), (size / ours).toFixed(2)];
    }),
  };
}

async function msw(): Promise<string> {
  return (await workerCode.msw()) + (await built('pages/msw.ts'));
}

/** The parts of the worker, by module path; the first match counts. */
const partNames = [
  ['fields: kinds, parsing, error texts, schemas', /src\/(fields|tool-error)/],
  ['tables of grapheme clusters', /src\/shared\/graphemes/],
  ['the estimate of tokens and the table of models', /src\/tools\/token-counter\/(?!tool)/],
  ['definitions: schemas, descriptions, examples', /\/tool\.ts$/],
  ['the other functions', /src\/tools\/.+\//],
  ['what several functions need', /src\/shared/],
  ['the handler, the documents and the worker', /./],
] as const;

async function parts(): Promise<Table> {
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, minify: false, rolldownOptions: { input: `${root}sw/toolworker.ts` } },
  });
  const files = [output].flat().flatMap((result) => ('output' in result ? result.output : []));
  const modules = files.flatMap((file) =>
    file.type === 'chunk' ? Object.entries(file.modules) : [],
  );
  const lengths = partNames.map(() => 0);
  for (const [path, { renderedLength }] of modules) {
    const part = partNames.findIndex(([, pattern]) => pattern.test(path));
    lengths[part] = (lengths[part] ?? 0) + renderedLength;
  }
  const all = lengths.reduce((sum, length) => sum + length, 0);
  const whole = gzipBytes(await workerCode.toolworker());
  return {
    columns: ['part of the worker', 'kB', 'share'],
    rows: partNames.map(([name], index) => {
      const share = (lengths[index] ?? 0) / all;
      return [name, kilobytes(share * whole), `${(100 * share).toFixed(0)} %`];
    }),
  };
}

async function functions(): Promise<Table> {
  const codes = await Promise.all(
    functionNames.map((name) => bundle(`export { ${name} } from 'toolworker';`)),
  );
  return {
    columns: ['function alone', 'kB'],
    rows: functionNames.map((name, index) => [
      `\`${name}\``,
      kilobytes(gzipBytes(codes[index] ?? '')),
    ]),
  };
}
