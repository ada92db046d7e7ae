import { t } from '../../language.ts';
import type { Shown } from '../../pictures/shown.ts';
import { Sentences } from '../sentences.tsx';
import { sentencesOf } from './sentences.ts';

/** Facts that follow from a change. */
export function More({ request }: Shown<'percentage-change'>) {
  return <Sentences title={t('What follows')} sentences={sentencesOf(request)} />;
}
