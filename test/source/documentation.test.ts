import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import type { JsonSchema } from '../../src/json-schema.ts';
import { registry } from '../../src/tools/registry.ts';

// Editors show a field's TSDoc, schema documents its description. Both must say the same.

const tools = fileURLToPath(new URL('../../src/tools/', import.meta.url));

type Interfaces = ReadonlyMap<string, ts.NodeArray<ts.TypeElement>>;

/** The interfaces that the modules of a tool export, by name. */
function interfacesOf(slug: string): Interfaces {
  const modules = readdirSync(`${tools}${slug}`).map((name) => `${tools}${slug}/${name}`);
  const statements = modules.flatMap((path) => [
    ...ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)
      .statements,
  ]);
  const exported = statements
    .filter(ts.isInterfaceDeclaration)
    .filter(({ modifiers }) => modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword));
  return new Map(exported.map(({ name, members }) => [name.text, members]));
}

/** The only interface of a tool whose name ends like this. */
function interfaceEnding(ending: string, interfaces: Interfaces): ts.NodeArray<ts.TypeElement> {
  const found = [...interfaces].filter(([name]) => name.endsWith(ending));
  expect(found.map(([name]) => name)).toEqual([expect.any(String)]);
  return found[0]?.[1] ?? ts.factory.createNodeArray();
}

interface Statement {
  /** `tags.attributes` */
  readonly path: string;
  readonly text: string | undefined;
}

/** The TSDoc of each field, including nested ones. */
function documented(
  members: ts.NodeArray<ts.TypeElement>,
  interfaces: Interfaces,
  parent = '',
): readonly Statement[] {
  return members.filter(ts.isPropertySignature).flatMap((member) => {
    const path = parent + member.name.getText();
    const [comment] = ts.getJSDocCommentsAndTags(member);
    const text = ts.getTextOfJSDocComment(comment?.comment)?.replaceAll(/\s+/g, ' ');
    const nested = member.type && membersOf(member.type, interfaces);
    return [{ path, text }, ...(nested ? documented(nested, interfaces, `${path}.`) : [])];
  });
}

/** The fields of an object, of an array's items, or of either or `null`. */
function membersOf(
  type: ts.TypeNode,
  interfaces: Interfaces,
): ts.NodeArray<ts.TypeElement> | undefined {
  if (ts.isTypeLiteralNode(type)) return type.members;
  if (ts.isTypeOperatorNode(type)) return membersOf(type.type, interfaces);
  if (ts.isParenthesizedTypeNode(type)) return membersOf(type.type, interfaces);
  if (ts.isArrayTypeNode(type)) return membersOf(type.elementType, interfaces);
  if (ts.isUnionTypeNode(type)) {
    return type.types.map((one) => membersOf(one, interfaces)).find((members) => members);
  }
  return ts.isTypeReferenceNode(type) ? interfaces.get(type.typeName.getText()) : undefined;
}

/** The description of each field in a schema, including nested ones. */
function described({ properties = {}, items }: JsonSchema, parent = ''): readonly Statement[] {
  if (items) return described(items, parent);
  return Object.entries(properties).flatMap(([name, property]) => [
    { path: parent + name, text: property.description },
    ...described(property, `${parent}${name}.`),
  ]);
}

describe.each(registry)('$slug', ({ slug, parameters, response }) => {
  const interfaces = interfacesOf(slug);

  test('describes its request alike in TSDoc and schema', () => {
    const stated = documented(interfaceEnding('Request', interfaces), interfaces);
    expect(stated).toEqual(described(parameters()));
  });

  test('describes its result alike in TSDoc and schema', () => {
    const stated = documented(interfaceEnding('Result', interfaces), interfaces);
    expect(stated).toEqual(described(response()));
  });

  test('describes each field in a sentence', () => {
    for (const { path, text } of [...described(parameters()), ...described(response())]) {
      expect(text, path).toMatch(/^\S(?:.*\S)?\.$/);
    }
  });
});
