import { ToolError } from '../tool-error.ts';

/** More fields, arrays and objects can keep an engine's parser busy for seconds. */
const maxParts = 200_000;

/** Returns the value of a request's body. An empty body is a request without fields. */
export function parseJson(body: string): unknown {
  if (body.trim() === '') return {};
  // Each part takes at least one character.
  if (body.length > maxParts && countParts(body) > maxParts) {
    const limit = `at most ${maxParts.toLocaleString('en')} fields, arrays and objects`;
    throw new ToolError(`request body: expected ${limit}`);
  }
  try {
    return JSON.parse(body);
  } catch {
    throw new ToolError('request body: expected a JSON object, but this is not valid JSON');
  }
}

const [quote, colon, bracket, backslash, brace] = [0x22, 0x3a, 0x5b, 0x5c, 0x7b];

/** Counts the fields, arrays and objects of a JSON text, and stops beyond the limit. */
function countParts(json: string): number {
  let count = 0;
  let isInString = false;
  for (let index = 0; index < json.length && count <= maxParts; index += 1) {
    const unit = json.charCodeAt(index);
    if (unit === backslash) index += 1;
    else if (unit === quote) isInString = !isInString;
    else if (!isInString && (unit === colon || unit === bracket || unit === brace)) count += 1;
  }
  return count;
}
