import { useMemo } from 'preact/hooks';
import type { Shown } from '../../pictures/shown.ts';
import { Sentences } from '../sentences.tsx';
import { sentencesOf } from './sentences.ts';

/** The same number, written in other ways. */
export function More({ result }: Shown<'decimal-to-percent-converter'>) {
  const sentences = useMemo(() => sentencesOf(result), [result]);
  return <Sentences title="Other ways to write it" sentences={sentences} />;
}
