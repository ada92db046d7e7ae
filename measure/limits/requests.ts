import { fill } from '../../test/support/long-requests.ts';
import type { Share } from '../../test/support/spec.ts';

/** Bodies with little content for the tool, but much work for the parser. */
export const worstBodies: Readonly<Record<string, (share: Share) => string>> = {
  'deep nesting': (share) => {
    const depth = 199_000 * share;
    return `{"x":7,"y":100,"z":${'['.repeat(depth)}${']'.repeat(depth)}}`;
  },
  'unknown fields': (share) => {
    const fields = Array.from(
      { length: 199_000 * share },
      (_, index) => `"${index.toString(36)}":0`,
    );
    return `{"x":7,"y":100,${fields.join()}}`;
  },
  'many values': (share) => `{"x":7,"y":100,"z":[${fill('1,', share)}1]}`,
  'escaped quotes': (share) => `{"x":7,"y":100,"z":"${fill('"', share).replaceAll('"', '\\"')}"}`,
  'open brackets, refused': (share) => '['.repeat(10 * 1024 * 1024 * share),
};
