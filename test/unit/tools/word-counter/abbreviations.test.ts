import { describe, expect, test } from 'vitest';
import { findAbbreviations } from '../../../../src/tools/word-counter/abbreviations.ts';

/** Whether a full stop between the two texts ends an abbreviation. */
function joins(before: string, after: string): boolean {
  const isAbbreviation = findAbbreviations(`So ${before}. ${after}`);
  return isAbbreviation(before.length + 3, before.length + 5);
}

const listOf = (words: string) => words.split(' ');

const titles = listOf(
  'Mr mr Mrs mrs MR MRS Ms Mx Messrs Mme Mmes Mlle Mlles MM Mgr Dr dr Drs drs DR Dra Sra Srta Sres Sras Prof ' +
    'prof PROF Rev Hon Fr Gen Gral Col Maj Capt Cmdr Lt Sgt Cpl Pvt Adm Supt Gov Sen Rep Pres Amb Insp Msgr ' +
    'Lic Hr Hrn Frl Fa Sig Sta Dott Dipl Ing Av Avda',
);
const leads = listOf(
  'E.g e.g I.e i.e eg ie v Vs vs Cf cf Viz viz Approx approx Aprox aprox ca Incl incl Excl excl Esp esp ' +
    'a.k.a bzw bspw Bspw Vgl vgl Ggf ggf Evtl evtl inkl zzgl einschl sog ehem geb insb insbes lt',
);
const counters = listOf(
  'No no Nos nos NO Nr nr p pp Vol vol Vols vols Fig fig Figs figs Eq eq Eqs eqs Ch ch Chap chap Sec sec ' +
    'Secs secs Sect sect Art art Pt pt Op op Tel tel Ext ext Apt apt c Env env Núm núm Pág pág Págs págs Kap Abs Str s Abb Bd Jan Feb Mar Apr Jun Jul ' +
    'Aug Sep Sept Oct Okt Nov Dec Dez',
);
const namesakes = listOf(
  'St Mt Ft Jr Sr Ave Blvd Rd Inc Ltd Co Corp Bros Dept Univ Esq al Cie Mio Mrd U.S J',
);

test.each([...titles, ...leads])('%s. does not end a sentence', (word) => {
  expect(joins(word, 'Nobody')).toBe(true);
  expect(joins(word, 'The')).toBe(true);
});

// Single letters at the end of a word are initials, whatever comes before them.
const wholeWords = [...titles, ...leads, ...namesakes].filter((word) => !word.includes('.'));

test.each(wholeWords)('a longer word that contains %s ends a sentence', (word) => {
  expect(joins(`x${word}`, 'Nobody')).toBe(false);
  expect(joins(`${word}x`, 'Nobody')).toBe(false);
});

test.each(counters)(
  '%s. continues a sentence only before a number, and not within a longer word',
  (word) => {
    expect(joins(word, '5')).toBe(true);
    expect(joins(word, 'Nobody')).toBe(false);
    expect(joins(`x${word}`, '5')).toBe(false);
    expect(joins(`${word}x`, '5')).toBe(false);
  },
);

describe('after a word that takes a number', () => {
  test.each(['5', '5th', 'A5', 'IV', 'IV of it', 'C', 'I'])('%s counts as a number', (after) => {
    expect(joins('No', after)).toBe(true);
  });

  test.each(['Room 5', 'x5', 'I think', 'Ives', 'Civil', 'Of IV'])(
    '%s does not count as a number',
    (after) => {
      expect(joins('No', after)).toBe(false);
    },
  );
});

test.each([
  ['3', 'Oktober', true],
  ['12', 'März 2001', true],
  ['31', 'Dezember', true],
  ['45', 'Oktober', false],
  ['123', 'Oktober', false],
  ['3a', 'Oktober', false],
  ['3', 'Oktoberfest', false],
  ['3', 'Im Oktober', false],
])('%s. %s is a day of a month: %s', (before, after, expected) => {
  expect(joins(before, after)).toBe(expected);
});

test.each([
  ['z', 'B. Nobody', true],
  ['z', '𝐁. Nobody', true],
  ['z', 'Nobody', false],
  ['слово', 'B. Nobody', false],
  ['слово', '𝐁. Nobody', false],
])('of two letters in a row, %s. is the first before %s: %s', (before, after, expected) => {
  expect(joins(before, after)).toBe(expected);
});

test.each(namesakes)('%s. ends a sentence only before a word that opens one', (word) => {
  expect(joins(word, 'Nobody')).toBe(true);
  for (const opener of ['The', 'A cat', 'An owl', '“They']) expect(joins(word, opener)).toBe(false);
  for (const other of ['Thebes', 'Ann', 'A.M.', 'Of The']) expect(joins(word, other)).toBe(true);
});

test.each([
  ['Albert I', true],
  ['you and I', false],
  ['Albert In', false],
  ['x', false],
  ['Z', true],
])('%s. continues a sentence before a name: %s', (before, expected) => {
  expect(joins(before, 'Nobody')).toBe(expected);
});
