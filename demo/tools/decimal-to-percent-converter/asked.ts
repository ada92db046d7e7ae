import { formatInWords, percentage } from '../../../src/form/numbers/format.ts';
import { asks } from '../shared/asked/question.ts';
import { into, percentWord } from '../shared/asked/words.ts';

/** 0.25 in percent */
const toPercent = asks('decimal-to-percent-converter', {
  patterns: [`{value} ${into} (?:a )?${percentWord}(?:age)?`],
  given: ({ value }) => ({ value: String(value) }),
  answer: ({ result }) => percentage(formatInWords(result)),
});

/** 12.5% as decimal */
const fromPercent = asks('decimal-to-percent-converter', {
  patterns: [`{value:%!} ${into} (?:a )?(?:decimal|number|dezimal\\w*|decimale?)`],
  given: ({ value }) => ({ value: `${value}%`, direction: 'from' }),
  answer: ({ result }) => formatInWords(result),
});

export const asked = [toPercent, fromPercent];
