import { Ajv2020 } from 'ajv/dist/2020.js';
import { createHandler } from '../../../src/api/handler.ts';
import type { Tool } from '../../../src/tool.ts';

type Ask = (body: string | Uint8Array<ArrayBuffer>) => Promise<void>;

// Shared by all tools, since it is slow to create.
const ajv = new Ajv2020({ strictTypes: false, keywords: ['x-unit'] });

/** The longest error names five fields, each with everything that an issue can contain. */
const longestError = 1000;

/**
 * Returns a function that posts a body to a tool, and throws if the response breaks a rule for all
 * responses.
 */
export function askerOf(tool: Tool): Ask {
  const handle = createHandler({ tools: [tool] });
  const fits = ajv.compile(tool.resultJsonSchema());
  return async (body) => {
    const url = `https://example.com/api/${tool.slug}`;
    const response = await handle(new Request(url, { method: 'POST', body }));
    const { status } = response;
    const answer: Readonly<Record<string, unknown>> = await response.json();
    const keys = Object.keys(answer).join();
    if (status === 200) {
      if (keys !== 'ok,result' || answer.ok !== true) throw new Error(`200 with ${keys}`);
      if (!fits(answer.result)) throw new Error(`no such result: ${JSON.stringify(fits.errors)}`);
      // JSON has no -0 and writes NaN as null, so only the result itself shows them.
      const text = await new Request(url, { method: 'POST', body }).text();
      expectPlainNumbers(await tool.run(text.trim() === '' ? {} : JSON.parse(text)));
    } else {
      if (status !== 400 && status !== 413) throw new Error(`status ${status}`);
      if (keys !== 'ok,error' || answer.ok !== false) throw new Error(`${status} with ${keys}`);
      const { error } = answer;
      if (typeof error !== 'string' || !/^[^\r\n\u2028\u2029]+$/.test(error)) {
        throw new Error(`an error that is not one line: ${JSON.stringify(error)}`);
      }
      if (error.length > longestError) throw new Error(`an error of ${error.length} characters`);
    }
  };
}

function expectPlainNumbers(value: unknown): void {
  if (typeof value === 'number' && (!Number.isFinite(value) || Object.is(value, -0))) {
    throw new Error(`a result with ${Object.is(value, -0) ? '-0' : value}`);
  }
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(expectPlainNumbers);
}
