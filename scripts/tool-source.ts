import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** Returns the paths of the modules of a tool. */
export function modulesOf(slug: string): readonly string[] {
  const folder = `src/tools/${slug}`;
  return readdirSync(folder).map((name) => `${folder}/${name}`);
}

export function statementsOf(files: readonly string[]): readonly ts.Statement[] {
  return files.flatMap((path) => [
    ...ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)
      .statements,
  ]);
}

/** Returns the function with this name, with its docstring. Throws if it has none. */
export function functionNamed(name: string, statements: readonly ts.Statement[]) {
  const declared = statements
    .filter((one) => ts.isFunctionDeclaration(one))
    .find((one) => one.name?.text === name);
  const docstring = declared && ts.getJSDocCommentsAndTags(declared).find(ts.isJSDoc);
  if (!docstring) throw new Error(`Export a function ${name} with a docstring.`);
  return { declared, docstring };
}
