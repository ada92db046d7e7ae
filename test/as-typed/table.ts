import { converters } from './converters.ts';
import { generators } from './generators.ts';
import { health } from './health.ts';
import { mathematics } from './mathematics.ts';
import { money } from './money.ts';
import type { Row, Table } from './row.ts';
import { textTools } from './text-tools.ts';

/** Requests as people and their programs send them, by tool. */
export const typedRequests: ReadonlyMap<string, readonly Row[]> = new Map(
  Object.entries<Table[string]>({
    ...health,
    ...money,
    ...converters,
    ...textTools,
    ...generators,
    ...mathematics,
  }),
);
