import ts from 'typescript';
import { tagCode } from '../demo/model/embedding-code.ts';
import type { PackageFunction } from '../demo/model/tool-page.ts';
import { kindOf, limitsOf } from '../src/cli/schema-types.ts';
import type { Request } from '../src/form/inputs.ts';
import type { JsonSchema } from '../src/schema/json-schema.ts';
import type { Tool } from '../src/tool.ts';
import { camelCase, typeName } from './names.ts';
import { functionNamed, modulesOf, statementsOf } from './tool-source.ts';

/** Resolves to the Markdown of the guide to a tool, from its definition and its function. */
export async function toolGuide(tool: Tool): Promise<string> {
  const { slug, name, description, operation } = tool;
  const example = { ...tool.example };
  const parameters = tool.requestJsonSchema();
  const { declared, docstring } = functionNamed(
    camelCase(operation),
    statementsOf(modulesOf(slug)),
  );
  const thrown = docstring.tags?.find(({ tagName }) => tagName.text === 'throws');
  const isAsync = declared.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.AsyncKeyword);
  const call = importCall({ name: camelCase(operation), isAsync: isAsync === true }, example);
  return `${[
    `---\n# Written by npm run tool:write\ntitle: ${name}\ndescription: ${description} Its fields, limits and errors.\nsection: Tools\n---`,
    `# ${name}`,
    fence('html', tagCode({ tool: slug })),
    '<!-- live -->',
    '## Call it',
    'As [a function](../functions.md):',
    fence('ts', call),
    'As [an HTTP request](../calling.md):',
    fence('js', fetchCall({ slug }, example)),
    ...(await resultOf(tool)),
    '## Request',
    `${code(typeName(slug, 'Request'))} has these fields:`,
    table(['field', 'type', 'default', 'meaning'], requestRows(parameters)),
    '## Result',
    `${code(typeName(slug, 'Result'))} has these fields:`,
    table(['field', 'type', 'meaning'], resultRows(tool.resultJsonSchema())),
    '## Errors',
    `Throws ${textOf(thrown?.comment)}`,
    'The API [responds](../calling.md#errors) with status 400 and the same text. These changes to the example are refused:',
    table(['change', 'error'], await refusals(tool)),
    '## How it computes',
    textOf(docstring.comment),
  ].join('\n\n')}\n`;
}

function textOf(comment: ts.JSDoc['comment']): string {
  return ts.getTextOfJSDocComment(comment) ?? '';
}

function fence(language: string, code: string): string {
  return `\`\`\`${language}\n${code}\n\`\`\``;
}

/** Resolves to the result of the example, unless it differs by chance. */
async function resultOf({ again, example, run }: Tool): Promise<readonly string[]> {
  const isRandom = again && !(again.unless && again.unless in example);
  if (isRandom) return ['The result differs with each call.'];
  const result = await run(example);
  const json = JSON.stringify(result, null, 2);
  const line = json.replaceAll(/\n */g, ' ');
  return [
    'The result, which the API returns as `result`:',
    fence('json', line.length > 100 ? json : line),
  ];
}

type Row = readonly string[];

function table(columns: Row, rows: readonly Row[]): string {
  const lines = [columns, columns.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function requestRows({ properties = {}, required = [] }: JsonSchema): readonly Row[] {
  return Object.entries(properties).map(([name, field]) => {
    const { 'x-replaced-by': substitute, default: usual } = field;
    const need = substitute ? `required unless ${code(substitute)} is given` : 'required';
    const standard = usual === undefined ? 'optional' : code(JSON.stringify(usual));
    return [
      code(name),
      typeOf(field),
      required.includes(name) ? need : standard,
      prose(field.description),
    ];
  });
}

/** Returns one row for each field; nested fields follow their parent: `standard.months`. */
function resultRows({ properties = {} }: JsonSchema, path = ''): readonly Row[] {
  return Object.entries(properties).flatMap(([name, field]) => resultRow(field, path + name));
}

function resultRow(field: JsonSchema, path: string): readonly Row[] {
  return [
    [code(path), typeOf(field), prose(field.description)],
    ...resultRows(field, `${path}.`),
    ...(field.items ? resultRow(field.items, `${path}[]`) : []),
  ];
}

function typeOf(field: JsonSchema): string {
  return prose([kindOf(field), limitsOf(field), field['x-unit']].filter(Boolean).join(', '));
}

/** Resolves to changes of the example, each with the error of the tool. */
async function refusals(tool: Tool): Promise<readonly Row[]> {
  const { properties } = tool.requestJsonSchema();
  const rows = await Promise.all(
    Object.entries(properties).map(async ([name, field]): Promise<readonly Row[]> => {
      const missing = await errorOf(tool, name, undefined);
      const wrong = await firstRefused(tool, name, beyond(field));
      return [
        ...(missing === undefined ? [] : [[`without ${code(name)}`, code(missing)]]),
        ...(wrong === undefined ? [] : [wrong]),
      ];
    }),
  );
  return rows.flat();
}

/** Returns values beyond a limit of a field, of no option or format, and of another type. */
function beyond({ minimum, exclusiveMinimum, maximum }: JsonSchema): readonly unknown[] {
  return [
    exclusiveMinimum ?? [],
    minimum === undefined ? [] : minimum - 1,
    maximum === undefined ? [] : maximum + 1,
    'other',
    1.5,
  ].flat();
}

async function firstRefused(
  tool: Tool,
  name: string,
  [value, ...others]: readonly unknown[],
): Promise<Row | undefined> {
  if (value === undefined) return undefined;
  const error = await errorOf(tool, name, value);
  if (error === undefined) return firstRefused(tool, name, others);
  return [code(`${name}: ${JSON.stringify(value)}`), code(error)];
}

/** Resolves to the error of the example with another value of a field, if it is refused. */
function errorOf({ run, example }: Tool, name: string, value: unknown) {
  return run({ ...example, [name]: value }).then(
    () => undefined,
    ({ message }: Error) => message,
  );
}

/** Writes a text in a cell of a table. */
function prose(text = ''): string {
  return text.replaceAll(/[\\`*<[\]|]/g, '\\$&');
}

function code(text: string): string {
  const marks = text.includes('`') ? '``' : '`';
  return `${marks}${text.replaceAll('|', '\\|')}${marks}`;
}

function fetchCall({ slug }: { readonly slug: string }, request: Request): string {
  return `const response = await fetch('/api/${slug}', {
  method: 'POST',
  body: JSON.stringify(${literal(request).replaceAll('\n', '\n  ')}),
});
const { ok, result, error } = await response.json();`;
}

function importCall({ name, isAsync }: PackageFunction, request: Request): string {
  const call = `${name}(${literal(request)});`;
  return `import { ${name} } from 'toolworker';\n\n${isAsync ? 'await ' : ''}${call}`;
}

/** Writes the request as a JavaScript object literal. */
function literal(request: Request): string {
  return JSON.stringify(request, null, 2).replaceAll(/^( *)"(\w+)":/gm, '$1$2:');
}
