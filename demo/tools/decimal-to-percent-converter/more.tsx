import { t } from '../../../src/form/language/language.ts';
import { Sentences } from '../shared/sentences.tsx';
import type { Shown } from '../shared/shown.ts';
import { sentencesOf } from './sentences.ts';

/** The same number, written in other ways. */
export function More({ result }: Shown<'decimal-to-percent-converter'>) {
  return <Sentences title={t('Other ways to write it')} sentences={sentencesOf(result)} />;
}
