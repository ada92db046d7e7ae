import { t } from '../../language.ts';
import type { Shown } from '../../pictures/shown.ts';
import { Sentences } from '../sentences.tsx';
import { sentencesOf } from './sentences.ts';

/** Answers other questions about the same two numbers. */
export function More({ request }: Shown<'percentage-of'>) {
  return <Sentences title={t('With the same numbers')} sentences={sentencesOf(request)} />;
}
