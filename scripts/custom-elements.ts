import type {
  CustomElementDeclaration,
  CustomElementField,
  Package,
} from 'custom-elements-manifest';
import type { Plugin } from 'vite';
import { tools } from '../src/tools/registry.ts';
import { version } from '../src/version.ts';

const attributes = [
  ['tool', 'string', 'The slug of the tool.'],
  [
    'request',
    'string',
    'Fills in the form with this request. An object is set as the property, and JSON as the attribute.',
  ],
  ['fixed', 'string', 'A part of the request, as JSON, that the visitor neither sees nor changes.'],
  ['fields', 'string', 'The names of the fields to show, separated by spaces or commas.'],
  ['results', 'string', 'The names of the results to show, of which the first is the headline.'],
  ['currency', 'string', 'The currency of amounts of money, as an ISO 4217 code such as `EUR`.'],
  ['lang', 'string', 'The language of the element, by default that of the page around it.'],
  ['readonly', 'boolean', 'Lets the visitor read and copy the form, but not change it.'],
  [
    'disabled',
    'boolean',
    'Whether the form cannot be used, and is left out of a form around the element.',
  ],
  ['plain', 'boolean', 'Shows results without buttons to copy them or to show all digits.'],
  ['name', 'string', 'The name of the request in a form around the element.'],
] as const;

const parts = [
  ['tool', 'The form and its result.'],
  ['form', 'The form.'],
  ['result', 'The result, with the errors of the request as a whole.'],
  ['headline', 'The first value of the result.'],
  ['error', 'The errors of the request as a whole.'],
] as const;

const states = [
  ['busy', 'The tool computes.'],
  ['invalid', 'The form has no result.'],
] as const;

const properties = [
  ['--tool-accent', '<color>', 'What is chosen and focused.'],
  ['--tool-on-accent', '<color>', 'Text on the accent.'],
  ['--tool-error', '<color>', 'Errors.'],
  ['--tool-quiet', '<color>', 'Hints and titles of results.'],
  ['--tool-line', '<color>', 'Lines between results.'],
  ['--tool-edge', '<color>', 'Edges of controls.'],
  ['--tool-field-background', '<color>', 'The background of controls.'],
  ['--tool-wash', '<color>', 'The background of what is chosen.'],
  ['--tool-radius', '<length>', 'Round corners.'],
  ['--tool-gap', '<length>', 'The space between the form and its result.'],
  ['--tool-figure', '<length>', 'The size of the first result.'],
  ['--tool-code', '*', 'The font of texts.'],
] as const;

/** Among other members, its type would know no attribute. */
const requestField: CustomElementField = {
  kind: 'field',
  name: 'request',
  attribute: 'request',
  type: { text: 'Readonly<Record<string, unknown>> | null' },
  description:
    'The request that has a result, or `null`. Setting an object or JSON fills in the form.',
};
const reflected = [
  ['tool', 'tool', 'string'],
  ['fixed', 'fixed', 'string'],
  ['fields', 'fields', 'string'],
  ['results', 'results', 'string'],
  ['currency', 'currency', 'string'],
  ['name', 'name', 'string'],
  ['readOnly', 'readonly', 'boolean'],
  ['disabled', 'disabled', 'boolean'],
  ['plain', 'plain', 'boolean'],
] as const;

const ofControls = [
  ['value', 'string', 'The request that has a result as JSON, or an empty text.'],
  ['type', 'string', 'The name of the tag.'],
  ['form', 'HTMLFormElement | null', 'The form around the element.'],
  ['labels', 'NodeList', 'The labels of the element in the page.'],
  ['validity', 'ValidityState', 'Whether the form has a result.'],
  ['validationMessage', 'string', 'What is wrong, in the language of the element.'],
  ['willValidate', 'boolean', 'Whether a form around the element checks it.'],
  ['updateComplete', 'Promise<void>', 'Fulfilled once the form has the answer to its request.'],
] as const;

const methods = [
  ['checkValidity', 'boolean', 'Whether the form has a result.'],
  ['reportValidity', 'boolean', 'Like `checkValidity()`, and shows what is wrong.'],
  ['setCustomValidity', 'void', 'Says that the page finds something wrong.'],
  ['focus', 'void', 'Moves the focus to the first field that is wrong, or to the first one.'],
] as const;

/** `<tool-form>`, for editors and documentation tools. */
const toolForm: CustomElementDeclaration = {
  kind: 'class',
  customElement: true,
  name: 'ToolFormElement',
  tagName: 'tool-form',
  superclass: { name: 'HTMLElement' },
  description: 'The form of a tool and its result. `defineToolForm()` defines it.',
  attributes: attributes.map(([name, type, description]) => ({
    name,
    type: { text: type },
    description,
    fieldName: name === 'readonly' ? 'readOnly' : name,
  })),
  members: [
    ...reflected.map(([name, attribute, type]) => ({
      kind: 'field' as const,
      name,
      attribute,
      reflects: true,
      type: { text: type },
      description: attributes.find(([known]) => known === attribute)?.[2] ?? '',
    })),
    ...ofControls.map(([name, type, description]) => ({
      kind: 'field' as const,
      name,
      readonly: name !== 'value',
      type: { text: type },
      description,
    })),
    ...methods.map(([name, type, description]) => ({
      kind: 'method' as const,
      name,
      return: { type: { text: type } },
      description,
    })),
    requestField,
    {
      kind: 'field',
      name: 'result',
      readonly: true,
      type: { text: 'Readonly<Record<string, unknown>> | null' },
      description: 'The result of the form, or `null` while it has none.',
    },
    {
      kind: 'method',
      name: 'reset',
      return: { type: { text: 'void' } },
      description: 'Fills in the form as it was at first.',
    },
  ],
  events: [
    {
      name: 'tool-result',
      type: { text: 'CustomEvent<ResultDetail>' },
      description: 'The form has another result.',
    },
    {
      name: 'tool-invalid',
      type: { text: 'CustomEvent<InvalidDetail>' },
      description: 'The tool refuses the request, or the form is incomplete.',
    },
  ],
  slots: [{ name: '', description: 'Shown until the script runs, and if there is no such tool.' }],
  cssParts: parts.map(([name, description]) => ({ name, description })),
  cssStates: states.map(([name, description]) => ({ name, description })),
  cssProperties: properties.map(([name, syntax, description]) => ({ name, syntax, description })),
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

const docs = 'https://github.com/toolworker/toolworker/blob/main/demo/docs/elements.md';

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
      attributes: attributes.map(([name, type, description]) => ({
        name,
        description,
        ...(type === 'boolean' && { valueSet: 'v' }),
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
          attributes: attributes.map(([name, type, description]) => ({
            name,
            description,
            value: {
              type: name === 'tool' ? slugs.map((slug) => `"${slug}"`).join(' | ') : type,
              ...(type === 'boolean' && { kind: 'no-value' }),
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
            'pseudo-classes': states.map(([name, description]) => ({
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
