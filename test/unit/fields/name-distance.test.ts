import { expect, test } from 'vitest';
import { nameDistance } from '../../../src/fields/name-distance.ts';

const isSlip = (written: string, meant: string) => nameDistance(written, meant) < 4;
const isSameName = (written: string, meant: string) => nameDistance(written, meant) === 0;

test.each([
  ['extraPayment', ['extraPayement', 'extraPaymet', 'extraPyament', 'exrtaPayment']],
  ['extraPayment', ['extra_payment', 'extra-payment', 'extra payment', 'ExtraPayment']],
  ['extraPayment', ['EXTRAPAYMENT', 'EXTRA_PAYMENT', 'extraPayments', 'extra_payements']],
  ['minute', ['minutes', 'Minute', 'mintue', 'minuet', 'min_ute', 'minut']],
  ['from', ['form', 'From', 'frm', 'fromm', 'fron']],
  ['height', ['heigth', 'hieght', 'heihgt', 'hight', 'heigt', 'Height', 'heights']],
  ['weight', ['wieght', 'weigth', 'wheight']],
  ['years', ['year', 'yaers', 'YEARS', 'years_']],
  ['color', ['colour', 'colors']],
  ['to', ['To', 'TO', 'to_']],
  ['x', ['X', 'x_', 'xs']],
  ['hoursPerWeek', ['hours_per_week', 'hourPerWeek', 'hoursPerWek']],
  ['siteName', ['sitename', 'site-name', 'sietName']],
  ['numberOfDaysInYear', ['number_of_days_in_year', 'number-of-days-in-year']],
])('a misspelling of %s is any of %o', (meant, written) => {
  expect(written.filter((name) => !isSlip(name, meant))).toEqual([]);
});

const foreign = ['id', 'name', 'note', 'notes', 'comment', 'unknown', 'extra', 'data', 'locale'];

test.each([
  ['extraPayment', [...foreign, 'payment', 'extraFee', 'e_x_t_r_a_P_a_y_m_e_n_t']],
  ['session', [...foreign, 'season', 'version']],
  ['minute', [...foreign, 'month', 'hour', 'minimum']],
  ['from', [...foreign, 'to', 'format', 'room']],
  ['height', [...foreign, 'width', 'weigh']],
  ['years', [...foreign, 'days', 'months']],
  ['to', [...foreign, 'from', 'time', 'unit', 'no', 'type']],
  ['x', [...foreign, 'xy2', 'max', 'index']],
  ['count', [...foreign, 'country', 'amount', 'account']],
  ['formula', [...foreign, 'format']],
  ['mode', [...foreign, 'me', 'type', 'side']],
  ['image', [...foreign, 'page', 'age']],
  ['unit', [...foreign, 'it', 'count']],
  ['seed', [...foreign, 'sex', 'sample']],
  ['time', [...foreign, 'title', 'tz', 'type']],
  ['', ['ab', 'id']],
])('another name is no misspelling of %s: %o', (meant, written) => {
  expect(written.filter((name) => isSlip(name, meant))).toEqual([]);
});

test('the name itself counts as a misspelling', () => {
  const names = ['', 'x', 's', '_', 'x1', 'from', 'extraPayment'];
  expect(names.filter((name) => !isSlip(name, name))).toEqual([]);
});

test.each([
  ['term', ['term', 'Term', 'TERM', 'terms', 'Terms', 'term_', 't-erm', 'term    ']],
  ['dayOfWeek', ['day_of_week', 'day-of-week', 'Day of week', 'DAYOFWEEK', 'dayOfWeeks']],
  ['howMany', ['how_many', 'howmany']],
  ['numberOfDaysInYear', ['number_of_days_in_year']],
])('a synonym of %s is any of %o', (meant, written) => {
  expect(written.filter((name) => !isSameName(name, meant))).toEqual([]);
});

test.each([
  ['term', ['', 'trem', 'tern', 'ter', 'time', 'longTerm', 'term_____', 't_e_r_m__s']],
  ['dow', ['dom', 'doy', 'dw']],
  ['dayOfWeek', ['daysOfWeek', 'weekday', 'dayOfMonth']],
])('a synonym of %s is not one of %o', (meant, written) => {
  expect(written.filter((name) => isSameName(name, meant))).toEqual([]);
});
