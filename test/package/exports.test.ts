import { join, resolve } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { definitionName, typeName } from '../../scripts/names.ts';
import { specs } from '../support/specs.ts';

/**
 * The declarations of each entry point, those of one tool and one language for all of their kind.
 */
const entries = Object.entries(manifest.exports).flatMap(([entry, target]) =>
  // Those in one file have the declarations of what they bundle.
  typeof target === 'object' && !['./bundle.js', './toolworker-client.js'].includes(entry)
    ? [
        {
          name: join('toolworker', entry),
          file: resolve(
            target.types.replace('*', entry.includes('languages') ? 'de' : 'bmi-calculator'),
          ),
        },
      ]
    : [],
);

/** Returns the names that modules export, types too, which only the compiler knows. */
function exportedNames(files: readonly string[]): readonly (readonly string[])[] {
  const program = ts.createProgram(files, { module: ts.ModuleKind.NodeNext, types: [] });
  const checker = program.getTypeChecker();
  return files.map((file) => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    return (module ? checker.getExportsOfModule(module) : []).map((symbol) => {
      const isAlias = symbol.flags & ts.SymbolFlags.Alias;
      const { flags } = isAlias ? checker.getAliasedSymbol(symbol) : symbol;
      return flags & ts.SymbolFlags.Value ? symbol.name : `type ${symbol.name}`;
    });
  });
}

const namesOfTools = [...specs].flatMap(([slug, { run }]) => [
  run.name,
  definitionName(slug),
  `type ${typeName(slug, 'Request')}`,
  `type ${typeName(slug, 'Result')}`,
]);

const exported = exportedNames(entries.map(({ file }) => file));

test('the package exports the function, the definition and the types of each tool', () => {
  const names = exported[entries.findIndex(({ name }) => name === 'toolworker')] ?? [];
  const missing = namesOfTools.filter((name) => !names.includes(name));
  expect(missing, 'Run npm run tool:write; src/tools/<slug>/index.ts must export these').toEqual(
    [],
  );
});

// A change of this file is a change for all who use the package.
test('each entry point exports these names; with --update, as you intend', async () => {
  const names = exported.map((all) => all.filter((name) => !namesOfTools.includes(name)));
  const table = entries.map(({ name }, index) =>
    [name, ...[...(names[index] ?? [])].sort().map((exported) => `  ${exported}`)].join('\n'),
  );
  await expect(`${table.join('\n\n')}\n`).toMatchFileSnapshot('exports.txt');
});
