/** The chapters of the results page, in order. */
export const titles = [
  'Round trip',
  'Cold start',
  'Cost to the host app',
  'Element',
  'Functions',
  'Many calls',
  'Large inputs',
  'Servers',
  'Agents',
  'Interaction',
  'Bytes',
] as const;

export type Title = (typeof titles)[number];
