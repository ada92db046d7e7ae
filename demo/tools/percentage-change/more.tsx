import { useMemo } from 'preact/hooks';
import type { Shown } from '../../pictures/shown.ts';
import { Sentences } from '../sentences.tsx';
import { sentencesOf } from './sentences.ts';

/** What follows from a change. */
export function More({ request }: Shown<'percentage-change'>) {
  const sentences = useMemo(() => sentencesOf(request), [request]);
  return <Sentences title="What follows" sentences={sentences} />;
}
