import type { HeadlineWording } from '../../model/wording.ts';

/** The recommended times alone. */
export const headline: HeadlineWording = {
  valueOf: ({ recommended }) => (Array.isArray(recommended) ? recommended.map(timeOf) : undefined),
  schemaOf: ({ items = {}, ...schema }) => ({
    ...schema,
    items: items.properties?.clockTime ?? items,
  }),
};

function timeOf(time: unknown): unknown {
  const isObject = typeof time === 'object' && time !== null;
  return isObject && 'clockTime' in time ? time.clockTime : time;
}
