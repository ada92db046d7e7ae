import { figureOf } from '../fields/number.ts';
import { ToolError } from '../tool-error.ts';

/** Far more than a request holds; a body of nothing else keeps an engine's parser for seconds. */
const mostParts = 200_000;

/** The value of a request's body; an empty one stands for a request without fields. */
export function parseJson(body: string): unknown {
  if (body.trim() === '') return {};
  // Each part takes a character at least.
  if (body.length > mostParts && structureOf(body) > mostParts) {
    const most = figureOf(mostParts);
    throw new ToolError(`request body: expected at most ${most} fields, arrays and objects`);
  }
  try {
    return JSON.parse(body);
  } catch {
    throw new ToolError('request body: expected a JSON object, but this is not valid JSON');
  }
}

const [quote, colon, bracket, brace] = [0x22, 0x3a, 0x5b, 0x7b];

/** How many fields, arrays and objects a JSON text has, counted no further than beyond the limit. */
function structureOf(json: string): number {
  let count = 0;
  for (let index = 0; index < json.length && count <= mostParts; index += 1) {
    const unit = json.charCodeAt(index);
    if (unit === quote) index = closingQuote(json, index);
    else if (unit === brace || unit === bracket || unit === colon) count += 1;
  }
  return count;
}

function closingQuote(json: string, opening: number): number {
  let end = json.indexOf('"', opening + 1);
  while (isEscaped(json, end)) end = json.indexOf('"', end + 1);
  return end > 0 ? end : json.length;
}

function isEscaped(json: string, index: number): boolean {
  let start = index;
  while (json[start - 1] === '\\') start -= 1;
  return (index - start) % 2 === 1;
}
