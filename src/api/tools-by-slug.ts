import type { Tool } from '../tool.ts';

/** A path segment without escapes, no longer than language models accept as a name. */
const validName = /^[\w-]{1,64}$/;

/** Returns the operation identifier of GET, which describes a tool. */
export function schemaOperation(operation: string): string {
  return `${operation}_schema`;
}

/** Returns the tools by slug. Throws a `TypeError` that names a tool which cannot be served. */
export function toolsBySlug(tools: readonly Tool[]): ReadonlyMap<string, Tool> {
  const list = [tools].flat();
  // Callers in plain JavaScript may pass nothing, a function, a module or a definition instead.
  if (list.some((tool) => typeof tool?.resultJsonSchema !== 'function')) {
    throw unexpected('tools such as bmiCalculatorTool');
  }
  const names = list.flatMap(({ slug, operation }) =>
    slug === operation ? [slug] : [slug, operation],
  );
  const wrong = names.findIndex(
    (name, index) => !validName.test(name ?? '') || names.indexOf(name) < index,
  );
  if (wrong >= 0) {
    throw unexpected(`unique names of letters, digits, _ and -, got "${names[wrong]}"`);
  }
  const operations = list.map(({ operation }) => operation);
  const described = operations.find((one) => operations.includes(schemaOperation(one)));
  if (described) {
    const name = schemaOperation(described);
    throw unexpected(`an operation other than "${name}", which names the schema of "${described}"`);
  }
  return new Map(list.map((tool) => [tool.slug, tool]));
}

function unexpected(expected: string): TypeError {
  return new TypeError(`tools: expected ${expected}`);
}
