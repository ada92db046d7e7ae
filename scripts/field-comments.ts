import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { repository } from '../demo/build/guides/repository.ts';
import type { JsonSchema } from '../src/schema/json-schema.ts';
import type { Tool } from '../src/tool.ts';
import { camelCase, typeName } from './names.ts';
import { functionNamed, modulesOf, statementsOf } from './tool-source.ts';

// Editors show the TSDoc of a field, and schema documents its description. The descriptions in
// tool.ts are written by hand; the comments follow from them.

type Declaration = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

type Members = readonly ts.TypeElement[];

function isDeclaration(one: ts.Statement): one is Declaration {
  return ts.isInterfaceDeclaration(one) || ts.isTypeAliasDeclaration(one);
}

/** Returns the fields of the type with this name. */
function membersNamed(name: string, declarations: readonly Declaration[]): Members {
  const declaration = declarations.find((one) => one.name.text === name);
  const members = membersDeclared(declaration, declarations);
  if (members) return members;
  throw new Error(`${declarations[0]?.getSourceFile().fileName}: export a type ${name}.`);
}

function membersDeclared(
  declaration: Declaration | undefined,
  declarations: readonly Declaration[],
): Members | undefined {
  if (!declaration) return undefined;
  if (ts.isInterfaceDeclaration(declaration)) return declaration.members;
  return membersOf(declaration.type, declarations);
}

/**
 * Returns the fields of an object or of an array's items, even if the type includes `null`. The
 * first part of an intersection documents them; the others say which fields are required together.
 */
function membersOf(type: ts.TypeNode, declarations: readonly Declaration[]): Members | undefined {
  if (ts.isTypeLiteralNode(type)) return type.members;
  if (ts.isTypeOperatorNode(type)) return membersOf(type.type, declarations);
  if (ts.isParenthesizedTypeNode(type)) return membersOf(type.type, declarations);
  if (ts.isArrayTypeNode(type)) return membersOf(type.elementType, declarations);
  if (ts.isUnionTypeNode(type) || ts.isIntersectionTypeNode(type)) {
    return type.types.map((one) => membersOf(one, declarations)).find((members) => members);
  }
  if (!ts.isTypeReferenceNode(type)) return undefined;
  const name = type.typeName.getText();
  return membersDeclared(
    declarations.find((one) => one.name.text === name),
    declarations,
  );
}

/** A change of a file: a text in the place of its characters from `start` to `end`. */
interface Edit {
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Returns the comment of a member as a text, and where it is. */
function commentOf(member: ts.PropertySignature) {
  const [comment] = ts.getJSDocCommentsAndTags(member);
  const text = ts.getTextOfJSDocComment(comment?.comment)?.replaceAll(/\s+/g, ' ');
  return { text, start: comment?.getStart() ?? member.getStart(), end: comment?.end };
}

/**
 * Returns what changes the comments of these fields to the descriptions of their schema, nested
 * ones included.
 */
function editsOf(
  members: Members,
  { properties, items }: JsonSchema,
  declarations: readonly Declaration[],
): readonly Edit[] {
  if (items) return editsOf(members, items, declarations);
  return members.filter(ts.isPropertySignature).flatMap((member) => {
    const schema = properties?.[member.name.getText()];
    if (!schema) return [];
    const nested = member.type && membersOf(member.type, declarations);
    const { text, start, end } = commentOf(member);
    const { description = '' } = schema;
    const { fileName: file, text: source } = member.getSourceFile();
    const indent = source.slice(source.lastIndexOf('\n', start) + 1, start);
    const written = commentFor(description, indent);
    return [
      ...(text === description
        ? []
        : [{ file, start, end: end ?? start, text: end ? written : `${written}\n${indent}` }]),
      ...(nested ? editsOf(nested, schema, declarations) : []),
    ];
  });
}

/** Writes a comment in lines of at most 100 columns. */
function commentFor(description: string, indent: string): string {
  const line = `/** ${description} */`;
  if (indent.length + line.length <= 100) return line;
  const lines = description.match(new RegExp(`\\S.{0,${95 - indent.length}}(?!\\S)`, 'g')) ?? [];
  return ['/**', ...lines.map((one) => `${indent} * ${one}`), `${indent} */`].join('\n');
}

/** Returns what ends the docstring of a tool's function with the address of the tool's guide. */
function guideEdit({ slug, operation }: Tool, statements: readonly ts.Statement[]): Edit {
  const { docstring } = functionNamed(camelCase(operation), statements);
  const [file, start, end] = [docstring.getSourceFile(), docstring.getStart(), docstring.end];
  const text = file.text
    .slice(start, end)
    .replace(
      /(?:\n \*\n \* @see \S+)?\n \*\/$/,
      `\n *\n * @see ${repository}/blob/main/demo/docs/tools/${slug}.md\n */`,
    );
  return { file: file.fileName, start, end, text };
}

/**
 * Returns the modules of a tool whose comments differ from its definition, with their new text.
 */
export function changedComments(tool: Tool) {
  const { slug, requestJsonSchema, resultJsonSchema } = tool;
  const files = modulesOf(slug);
  const statements = statementsOf(files);
  const declarations = statements.filter(isDeclaration);
  const edits = [
    guideEdit(tool, statements),
    ...editsOf(
      membersNamed(typeName(slug, 'Request'), declarations),
      requestJsonSchema(),
      declarations,
    ),
    ...editsOf(
      membersNamed(typeName(slug, 'Result'), declarations),
      resultJsonSchema(),
      declarations,
    ),
  ].sort((one, other) => other.start - one.start);
  return files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const written = edits
      .filter((edit) => edit.file === file)
      // Several fields may have the same type.
      .filter(({ start }, index, all) => start !== all[index - 1]?.start)
      .reduce((all, { start, end, text }) => all.slice(0, start) + text + all.slice(end), text);
    return written === text ? [] : [[file, written] as const];
  });
}
