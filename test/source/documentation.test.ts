import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import type { JsonSchema } from '../../src/json-schema.ts';
import { tools } from '../../src/tools/registry.ts';

// Editors show a field's TSDoc, and schema documents show its description. Both must be the same.

const toolsFolder = fileURLToPath(new URL('../../src/tools/', import.meta.url));

type Interfaces = ReadonlyMap<string, ts.NodeArray<ts.TypeElement>>;

/** Returns the interfaces that the modules of a tool export, by name. */
function interfacesOf(slug: string): Interfaces {
  const modules = readdirSync(toolsFolder + slug).map((name) => `${toolsFolder}${slug}/${name}`);
  const statements = modules.flatMap((path) => [
    ...ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)
      .statements,
  ]);
  const exported = statements
    .filter(ts.isInterfaceDeclaration)
    .filter(({ modifiers }) => modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword));
  return new Map(exported.map(({ name, members }) => [name.text, members]));
}

/** Returns the tool's only interface whose name has this ending. */
function interfaceEnding(ending: string, interfaces: Interfaces): ts.NodeArray<ts.TypeElement> {
  const found = [...interfaces].filter(([name]) => name.endsWith(ending));
  expect(found.map(([name]) => name)).toEqual([expect.any(String)]);
  return found[0]?.[1] ?? ts.factory.createNodeArray();
}

interface Statement {
  /** For example `tags.attributes`. */
  readonly path: string;
  readonly text: string | undefined;
}

/** Returns the TSDoc of each field, including nested ones. */
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

/** Returns the fields of an object or of an array's items, even if the type includes `null`. */
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

/** Returns the description of each field in a schema, including nested ones. */
function described({ properties = {}, items }: JsonSchema, parent = ''): readonly Statement[] {
  if (items) return described(items, parent);
  return Object.entries(properties).flatMap(([name, property]) => [
    { path: parent + name, text: property.description },
    ...described(property, `${parent}${name}.`),
  ]);
}

describe.each(tools)(
  '$slug',
  ({ slug, requestJsonSchema: parameters, resultJsonSchema: response }) => {
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
  },
);
