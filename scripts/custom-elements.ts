import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CustomElementDeclaration, Package } from 'custom-elements-manifest';
import ts from 'typescript';
import type { Plugin } from 'vite';
import { repository } from '../demo/build/guides/repository.ts';
import { tools } from '../src/tools/registry.ts';
import { version } from '../src/version.ts';

// The element for editors and documentation tools, from the comments beside its types.

/** Returns an interface of the source. */
function interfaceOf(path: string, name: string): ts.InterfaceDeclaration {
  const text = readFileSync(join(import.meta.dirname, '../src/elements', path), 'utf8');
  const declaration = ts
    .createSourceFile(path, text, ts.ScriptTarget.Latest, true)
    .statements.filter(ts.isInterfaceDeclaration)
    .find((statement) => statement.name.text === name);
  if (!declaration) throw new Error(`${path} has no interface ${name}`);
  return declaration;
}

function textOf(comment: ts.JSDoc['comment']): string {
  return (ts.getTextOfJSDocComment(comment) ?? '').replaceAll(/\s+/g, ' ');
}

function descriptionOf(node: ts.Node): string {
  const [comment] = ts.getJSDocCommentsAndTags(node);
  return textOf(comment?.comment);
}

/** Returns the members that are described, without accessors for writing. */
function membersOf(declaration: ts.InterfaceDeclaration) {
  return declaration.members
    .filter((member) => !ts.isSetAccessor(member) && descriptionOf(member) !== '')
    .map((member) => {
      const { name } = member;
      const typed =
        ts.isPropertySignature(member) ||
        ts.isMethodSignature(member) ||
        ts.isGetAccessorDeclaration(member)
          ? member.type
          : undefined;
      return {
        name: name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : '',
        type: typed?.getText() ?? '',
        description: descriptionOf(member),
        isMethod: ts.isMethodSignature(member),
        isReadOnly:
          ts.isPropertySignature(member) &&
          ts.getCombinedModifierFlags(member) === ts.ModifierFlags.Readonly,
      };
    });
}

const elementType = interfaceOf('tool-form-element.ts', 'ToolFormElement');

/** Returns what the tags with a name say, such as `@csspart label - The label of a field.` */
function tagged(tagName: string) {
  const tags = ts.getJSDocTags(elementType).filter((tag) => tag.tagName.text === tagName);
  return tags.map(({ comment }) => {
    const [, syntax, name = '', description = ''] =
      /^(?:\{(.+?)\} )?(\S*?) ?- (.+)$/.exec(textOf(comment)) ?? [];
    return { ...(syntax && { syntax }), name, description };
  });
}

const attributes = membersOf(interfaceOf('frameworks/attributes.ts', 'ToolFormAttributes')).map(
  ({ name, type, description }) => ({
    name,
    type: { text: type.startsWith('boolean') ? 'boolean' : 'string' },
    description,
  }),
);

const members = membersOf(elementType).map(({ name, type, description, isMethod, isReadOnly }) => {
  const attribute = attributes.find((known) => known.name === name.toLowerCase())?.name;
  if (isMethod) {
    return { kind: 'method' as const, name, description, return: { type: { text: type } } };
  }
  return {
    kind: 'field' as const,
    name,
    description,
    type: { text: type },
    ...(isReadOnly && { readonly: true }),
    // Setting a request leaves the attribute as it is.
    ...(attribute && { attribute, reflects: name !== 'request' }),
  };
});

/** `<tool-form>`, for editors and documentation tools. */
const toolForm: CustomElementDeclaration = {
  kind: 'class',
  customElement: true,
  name: 'ToolFormElement',
  tagName: 'tool-form',
  superclass: { name: 'HTMLElement' },
  description: descriptionOf(elementType),
  attributes: attributes.map((attribute) => {
    const field = members.find(
      (member) => 'attribute' in member && member.attribute === attribute.name,
    );
    return { ...attribute, ...(field && { fieldName: field.name }) };
  }),
  members,
  events: membersOf(interfaceOf('tool-form-element.ts', 'ToolFormEventMap')).map(
    ({ name, type, description }) => ({ name, type: { text: type }, description }),
  ),
  slots: tagged('slot'),
  cssParts: tagged('csspart'),
  cssStates: tagged('cssstate'),
  cssProperties: tagged('cssproperty'),
};

const module = 'dist/elements/index.js';

/**
 * The manifest of the package's elements: https://github.com/webcomponents/custom-elements-manifest
 */
export const customElements: Package = {
  schemaVersion: '2.1.0',
  modules: [
    {
      kind: 'javascript-module',
      path: module,
      declarations: [toolForm],
      exports: [
        {
          kind: 'custom-element-definition',
          name: 'tool-form',
          declaration: { name: toolForm.name, module },
        },
        { kind: 'js', name: toolForm.name, declaration: { name: toolForm.name, module } },
      ],
    },
  ],
};

const docs = `${repository}/blob/main/demo/docs/elements.md`;

const slugs = tools.map(({ slug }) => slug);

/**
 * The element for Visual Studio Code:
 * https://github.com/microsoft/vscode-custom-data/blob/main/web-data/html/htmlData.schema.json
 */
export const htmlData = {
  version: 1.1,
  tags: [
    {
      name: 'tool-form',
      description: toolForm.description,
      references: [{ name: 'Guide', url: docs }],
      attributes: attributes.map(({ name, type, description }) => ({
        name,
        description,
        ...(type.text === 'boolean' && { valueSet: 'v' }),
        ...(name === 'tool' && { values: slugs.map((slug) => ({ name: slug })) }),
      })),
    },
  ],
};

/** The element for JetBrains' editors: https://github.com/JetBrains/web-types */
export const webTypes = {
  $schema: 'https://json.schemastore.org/web-types',
  name: 'toolworker',
  version,
  'js-types-syntax': 'typescript',
  'description-markup': 'markdown',
  contributions: {
    html: {
      elements: [
        {
          name: 'tool-form',
          description: toolForm.description,
          'doc-url': docs,
          attributes: attributes.map(({ name, type, description }) => ({
            name,
            description,
            value: {
              type: name === 'tool' ? slugs.map((slug) => `"${slug}"`).join(' | ') : type.text,
              ...(type.text === 'boolean' && { kind: 'no-value' }),
            },
          })),
          slots: toolForm.slots,
          js: {
            properties: toolForm.members
              ?.filter(({ kind }) => kind === 'field')
              .map(({ name, description }) => ({ name, description })),
            events: toolForm.events?.map(({ name, description }) => ({ name, description })),
          },
          css: {
            parts: toolForm.cssParts,
            properties: toolForm.cssProperties?.map(({ name, description }) => ({
              name,
              description,
            })),
            'pseudo-classes': toolForm.cssStates?.map(({ name, description }) => ({
              name: `:state(${name})`,
              description,
            })),
          },
        },
      ],
    },
  },
};

const files = {
  'custom-elements.json': customElements,
  'vscode.html-custom-data.json': htmlData,
  'web-types.json': webTypes,
};

/** Writes the manifest, and the files that editors read, beside the library. */
export function customElementsFile(): Plugin {
  return {
    name: 'toolworker:custom-elements',
    applyToEnvironment: ({ name }) => name === 'library',
    generateBundle() {
      for (const [fileName, content] of Object.entries(files)) {
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(content) });
      }
    },
  };
}
