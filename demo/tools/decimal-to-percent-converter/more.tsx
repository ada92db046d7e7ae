import { t } from '../../language.ts';
import type { Shown } from '../../pictures/shown.ts';
import { Sentences } from '../sentences.tsx';
import { sentencesOf } from './sentences.ts';

/** The same number, written in other ways. */
export function More({ result }: Shown<'decimal-to-percent-converter'>) {
  return <Sentences title={t('Other ways to write it')} sentences={sentencesOf(result)} />;
}
