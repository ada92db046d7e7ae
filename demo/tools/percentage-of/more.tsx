import { useMemo } from 'preact/hooks';
import type { Shown } from '../../pictures/shown.ts';
import { Sentences } from '../sentences.tsx';
import { sentencesOf } from './sentences.ts';

/** The same two numbers, asked about in other ways. */
export function More({ request }: Shown<'percentage-of'>) {
  const sentences = useMemo(() => sentencesOf(request), [request]);
  return <Sentences title="With the same numbers" sentences={sentences} />;
}
