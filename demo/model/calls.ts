import type { Field } from '../../src/form/fields.ts';
import type { Request } from '../../src/form/inputs.ts';
import type { PackageFunction, ToolPage } from './tool-page.ts';

const longestText = 600;

/** Returns the request with secrets hidden and long texts cut. */
export function shownRequest(fields: readonly Field[], request: Request): Request {
  return Object.fromEntries(
    Object.entries(request).map(([name, value]) => {
      const isSecret = fields.some((field) => field.name === name && field.kind === 'secret');
      return [name, isSecret ? `<${name}>` : shorten(value)];
    }),
  );
}

function shorten(value: unknown): unknown {
  const isLong = typeof value === 'string' && value.length > longestText;
  return isLong ? `${value.slice(0, longestText)}…` : value;
}

/** The address of `npx toolworker serve`, since a command line cannot reach a service worker. */
const server = 'http://127.0.0.1:3000';

export function curlCall({ slug }: ToolPage, request: Request): string {
  const body = JSON.stringify(request).replaceAll("'", "'\\''");
  return `curl ${server}/api/${slug} \\\n  -H 'Content-Type: application/json' \\\n  -d '${body}'`;
}

export function fetchCall({ slug }: { readonly slug: string }, request: Request): string {
  return `const response = await fetch('/api/${slug}', {
  method: 'POST',
  body: JSON.stringify(${literal(request).replaceAll('\n', '\n  ')}),
});
const { ok, result, error } = await response.json();`;
}

export function importCall({ name, isAsync }: PackageFunction, request: Request): string {
  const call = `${name}(${literal(request)});`;
  return `import { ${name} } from 'toolworker';\n\n${isAsync ? 'await ' : ''}${call}`;
}

/**
 * Returns the call of a tool that the package does not export, typed by the site's list of tools.
 */
export function clientCall({ slug }: ToolPage, request: Request): string {
  return `import { createClient } from 'toolworker/client';
import type { tools } from './tools.ts';

const api = createClient<typeof tools>();
const result = await api.call('${slug}', ${literal(request)});`;
}

/** Writes the request as a JavaScript object literal. */
function literal(request: Request): string {
  return JSON.stringify(request, null, 2).replaceAll(/^( *)"(\w+)":/gm, '$1$2:');
}
