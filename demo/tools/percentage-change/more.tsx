import { t } from '../../../src/form/language/language.ts';
import { Sentences } from '../shared/sentences.tsx';
import type { Shown } from '../shared/shown.ts';
import { sentencesOf } from './sentences.ts';

/** Facts that follow from a change. */
export function More({ request }: Shown<'percentage-change'>) {
  return <Sentences title={t('What follows')} sentences={sentencesOf(request)} />;
}
