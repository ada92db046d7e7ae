import { expect, test } from 'vitest';
import { readDates } from '../../../../src/form/amounts/read-date.ts';

test.each([
  ['en', '1990-03-05', ['1990-03-05']],
  ['en', '1990/3/5', ['1990-03-05']],
  ['en', '1990.03.05', ['1990-03-05']],
  ['en', '5 March 1990', ['1990-03-05']],
  ['en', '5 Mar 1990', ['1990-03-05']],
  ['en', 'March 5, 1990', ['1990-03-05']],
  ['en', '5th of March 1990', ['1990-03-05']],
  ['en-US', '3/5/1990', ['1990-03-05', '1990-05-03']],
  ['en-US', '13/5/1990', ['1990-05-13']],
  ['en-GB', '5/3/1990', ['1990-03-05', '1990-05-03']],
  ['en-GB', '5-3-1990', ['1990-03-05', '1990-05-03']],
  ['en-US', '3/3/1990', ['1990-03-03']],
  ['en-US', '5.3.1990', ['1990-03-05']],
  ['de', '5.3.1990', ['1990-03-05']],
  ['de', '05. 03. 1990', ['1990-03-05']],
  ['de', '5. März 1990', ['1990-03-05']],
  ['de', '5. Jänner 1990', []],
  ['es', '5 de marzo de 1990', ['1990-03-05']],
  ['es', '5/3/1990', ['1990-03-05', '1990-05-03']],
  ['fr', '1er mars 1990', ['1990-03-01']],
  ['fr', '5 août 1990', ['1990-08-05']],
  ['fr', '5 aout 1990', ['1990-08-05']],
  ['pt', '5 de março de 1990', ['1990-03-05']],
  ['ja', '1990年3月5日', ['1990-03-05']],
  ['ja', '１９９０/３/５', ['1990-03-05']],
  ['ja', '3/5/1990', ['1990-03-05', '1990-05-03']],
  ['zh', '1990年3月5日', ['1990-03-05']],
  ['ar', '٥ مارس ١٩٩٠', ['1990-03-05']],
  ['ar', '٥/٣/١٩٩٠', ['1990-03-05', '1990-05-03']],
  ['en', '29 February 2024', ['2024-02-29']],
  ['en', '29 February 2023', []],
  ['en', '31.2.1990', []],
  ['en', '5 Ma 1990', []],
  ['en', '5 March 90', []],
  ['en', 'March 1990', []],
  ['en', 'tomorrow', []],
  ['en', '', []],
])('in %s, the date %s is %j', (locale, text, dates) => {
  expect(readDates(text, locale)).toEqual(dates);
});

const months = Array.from({ length: 12 }, (_, index) => index);

test.each(['en', 'de', 'es', 'fr', 'pt', 'ja', 'zh', 'ar', 'ar-EG'])(
  'dates as Intl writes them in %s are read as themselves',
  (locale) => {
    for (const dateStyle of ['long', 'medium'] as const) {
      const format = new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' });
      const dates = months.map((month) => new Date(Date.UTC(1990, month, 5)));
      const read = dates.map((date) => readDates(format.format(date), locale)[0]);
      expect(read).toEqual(dates.map((date) => date.toISOString().slice(0, 10)));
    }
  },
);
