import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import type { JsonSchema } from '../../../src/schema/json-schema.ts';
import { tools } from '../../../src/tools/registry.ts';

// Editors show a field's TSDoc, and schema documents show its description. Both must be the same.

const toolsFolder = fileURLToPath(new URL('../../../src/tools/', import.meta.url));

type Declaration = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

type Declarations = ReadonlyMap<string, Declaration>;

type Members = ts.NodeArray<ts.TypeElement>;

/** Returns the types that the modules of a tool declare, by name. */
function declarationsOf(slug: string): Declarations {
  const modules = readdirSync(toolsFolder + slug).map((name) => `${toolsFolder}${slug}/${name}`);
  const statements = modules.flatMap((path) => [
    ...ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)
      .statements,
  ]);
  const declarations = statements.filter(
    (one): one is Declaration => ts.isInterfaceDeclaration(one) || ts.isTypeAliasDeclaration(one),
  );
  return new Map(declarations.map((one) => [one.name.text, one]));
}

/** Returns the fields of the tool's only exported type whose name has this ending. */
function membersEnding(ending: string, declarations: Declarations): Members {
  const found = [...declarations.values()].filter(
    ({ name, modifiers }) =>
      name.text.endsWith(ending) &&
      modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword),
  );
  expect(found.map(({ name }) => name.text)).toEqual([expect.any(String)]);
  return membersDeclared(found[0], declarations) ?? ts.factory.createNodeArray();
}

function membersDeclared(
  declaration: Declaration | undefined,
  declarations: Declarations,
): Members | undefined {
  if (!declaration) return undefined;
  if (ts.isInterfaceDeclaration(declaration)) return declaration.members;
  return membersOf(declaration.type, declarations);
}

interface Statement {
  /** For example `tags.attributes`. */
  readonly path: string;
  readonly text: string | undefined;
}

/** Returns the TSDoc of each field, including nested ones. */
function documented(
  members: Members,
  declarations: Declarations,
  parent = '',
): readonly Statement[] {
  return members.filter(ts.isPropertySignature).flatMap((member) => {
    const path = parent + member.name.getText();
    const [comment] = ts.getJSDocCommentsAndTags(member);
    const text = ts.getTextOfJSDocComment(comment?.comment)?.replaceAll(/\s+/g, ' ');
    const nested = member.type && membersOf(member.type, declarations);
    return [{ path, text }, ...(nested ? documented(nested, declarations, `${path}.`) : [])];
  });
}

/**
 * Returns the fields of an object or of an array's items, even if the type includes `null`. The first part of an
 * intersection documents them; the others say which fields are required together.
 */
function membersOf(type: ts.TypeNode, declarations: Declarations): Members | undefined {
  if (ts.isTypeLiteralNode(type)) return type.members;
  if (ts.isTypeOperatorNode(type)) return membersOf(type.type, declarations);
  if (ts.isParenthesizedTypeNode(type)) return membersOf(type.type, declarations);
  if (ts.isArrayTypeNode(type)) return membersOf(type.elementType, declarations);
  if (ts.isUnionTypeNode(type) || ts.isIntersectionTypeNode(type)) {
    return type.types.map((one) => membersOf(one, declarations)).find((members) => members);
  }
  return ts.isTypeReferenceNode(type)
    ? membersDeclared(declarations.get(type.typeName.getText()), declarations)
    : undefined;
}

/** Returns the description of each field in a schema, including nested ones. */
function described({ properties = {}, items }: JsonSchema, parent = ''): readonly Statement[] {
  if (items) return described(items, parent);
  return Object.entries(properties).flatMap(([name, property]) => [
    { path: parent + name, text: property.description },
    ...described(property, `${parent}${name}.`),
  ]);
}

describe.each(tools)('$slug', ({ slug, requestJsonSchema, resultJsonSchema }) => {
  const declarations = declarationsOf(slug);

  test.each([
    ['Request', described(requestJsonSchema())],
    ['Result', described(resultJsonSchema())],
  ])('describes its %s in sentences, alike in TSDoc and schema', (ending, statements) => {
    expect(documented(membersEnding(ending, declarations), declarations)).toEqual(statements);
    for (const { path, text } of statements) expect(text, path).toMatch(/^\S(?:.*\S)?\.$/);
  });
});
