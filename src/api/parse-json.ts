import { ToolError } from '../tool-error.ts';

/** Far more than a request holds; a body of nothing else keeps an engine's parser for seconds. */
const mostParts = 200_000;

/** The value of a request's body; an empty one stands for a request without fields. */
export function parseJson(body: string): unknown {
  if (body.trim() === '') return {};
  // Each part takes a character at least.
  if (body.length > mostParts && structureOf(body) > mostParts) {
    const most = mostParts.toLocaleString('en');
    throw new ToolError(`request body: expected at most ${most} fields, arrays and objects`);
  }
  try {
    return JSON.parse(body);
  } catch {
    throw new ToolError('request body: expected a JSON object, but this is not valid JSON');
  }
}

const [quote, colon, bracket, backslash, brace] = [0x22, 0x3a, 0x5b, 0x5c, 0x7b];

/** How many fields, arrays and objects a JSON text has, counted no further than beyond the limit. */
function structureOf(json: string): number {
  let count = 0;
  let isInString = false;
  for (let index = 0; index < json.length && count <= mostParts; index += 1) {
    const unit = json.charCodeAt(index);
    if (unit === backslash) index += 1;
    else if (unit === quote) isInString = !isInString;
    else if (!isInString && (unit === colon || unit === bracket || unit === brace)) count += 1;
  }
  return count;
}
