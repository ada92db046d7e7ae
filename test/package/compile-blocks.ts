import { join } from 'node:path';
import ts from 'typescript';
import type { CodeBlock } from '../../scripts/code-blocks.ts';

/**
 * A virtual folder where the compiler finds each block as a file in its own folder; nothing is
 * written.
 */
const folder = join(process.cwd(), 'documentation');

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  types: ['node', 'vite/client', 'vite-plugin-pwa/client'],
  allowJs: true,
  checkJs: true,
  noEmit: true,
  // What an app exports must have declarations of its own.
  declaration: true,
  strict: true,
  skipLibCheck: true,
  // The builds of the apps compile the code for React.
  jsx: ts.JsxEmit.Preserve,
  jsxImportSource: 'solid-js',
};

const inPage = ['lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'];
const inWorker = ['lib.esnext.d.ts', 'lib.webworker.d.ts'];

/** The globals of a service worker that other workers lack. */
const workerGlobals = `
  declare function addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  declare function addEventListener(
    type: 'install' | 'activate',
    listener: (event: ExtendableEvent) => void,
  ): void;
  declare function skipWaiting(): Promise<void>;
`;

/**
 * Compiles each block as a separate module that imports the built package. Returns the errors of
 * each block.
 */
export function compileBlocks(
  blocks: readonly CodeBlock[],
): ReadonlyMap<CodeBlock, readonly string[]> {
  const ofPage = blocks.filter((block) => !isOfWorker(block));
  return new Map([
    ...compile(blocks.filter(isOfWorker), blocks, inWorker, workerGlobals),
    ...compile(ofPage, blocks, inPage, ''),
  ]);
}

/** Returns the errors of each block. Only one program is in memory at a time. */
function compile(...program: Parameters<typeof createProgram>) {
  const [blocks] = program;
  const compiled = createProgram(...program);
  return blocks.map((block) => [block, errorsOf(compiled, block)] as const);
}

function isOfWorker({ file, code }: CodeBlock): boolean {
  return /\bsw\.[jt]s$/.test(file) || /toolworker\/work|ToolListener|startToolWorker/.test(code);
}

function pathOf({ document, line, file }: CodeBlock): string {
  return `${folder}/${document}/${line}/${file}`;
}

function createProgram(
  blocks: readonly CodeBlock[],
  all: readonly CodeBlock[],
  lib: readonly string[],
  globals: string,
): ts.Program {
  const ownOptions = { ...options, lib: [...lib] };
  const host = ts.createCompilerHost(ownOptions);
  const globalsFile = `${folder}/globals.d.ts`;
  const files = new Map([
    ...all.map((block) => [pathOf(block), block.code] as const),
    [globalsFile, globals] as const,
  ]);
  const read = (path: string): string | undefined => {
    if (!path.startsWith(folder)) return ts.sys.readFile(path);
    return files.get(path) ?? besideBlock(path, all);
  };
  const program = ts.createProgram([...blocks.map(pathOf), globalsFile], ownOptions, {
    ...host,
    readFile: read,
    fileExists: (path) =>
      path.startsWith(folder) ? read(path) !== undefined : host.fileExists(path),
    directoryExists: (path) => path.startsWith(folder) || ts.sys.directoryExists(path),
    getSourceFile: (path, version) => {
      if (!path.startsWith(folder)) return host.getSourceFile(path, version);
      const text = read(path);
      return text === undefined ? undefined : ts.createSourceFile(path, text, version, true);
    },
  });
  return program;
}

/** Returns the code of the block with this name in the same document. */
function besideBlock(path: string, blocks: readonly CodeBlock[]): string | undefined {
  const [, document, name] = /^\/(.+\.md)\/\d+\/(.+\.[jt]s)$/.exec(path.slice(folder.length)) ?? [];
  if (name === undefined) return undefined;
  return blocks.find((other) => other.document === document && other.file === name)?.code;
}

function errorsOf(program: ts.Program, block: CodeBlock): readonly string[] {
  const source = program.getSourceFile(pathOf(block));
  return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
    .filter(({ code }) => !(block.language === 'js' && isImplicitAny(code)))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

/**
 * Whether an error asks for the type of a parameter or a variable, which JavaScript cannot declare.
 */
function isImplicitAny(code: number): boolean {
  return [7005, 7006, 7031, 7034].includes(code);
}
