import { t } from '../../../src/form/language/language.ts';
import { Sentences } from '../shared/sentences.tsx';
import type { Shown } from '../shared/shown.ts';
import { sentencesOf } from './sentences.ts';

/** Answers other questions about the same two numbers. */
export function More({ request }: Shown<'percentage-of'>) {
  return <Sentences title={t('With the same numbers')} sentences={sentencesOf(request)} />;
}
