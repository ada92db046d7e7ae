import { createHash } from 'node:crypto';

const times = (count: number, ...units: readonly string[]) =>
  units.map((unit) => unit.repeat(count));

const digests = (encoding: 'hex' | 'base64', count: number) =>
  Array.from({ length: count }, (_, index) =>
    createHash('sha512').update(`${index}`).digest(encoding).replaceAll('=', ''),
  ).join('');

/** Texts that no one would fit an estimate on: repeated characters and units, the alphabet, long words, digests. */
export const repetitions: readonly string[] = [
  ...times(50, ...'aeioxz'),
  ...times(80, ...'abcdefghijklmnopqrstuvwxyz', ...'=-'),
  ...times(800, ...'aoxAX0.*#_'),
  ...times(60, ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'),
  ...times(100, 'a ', 'x ', 'Q ', 'a\n', 'b,'),
  ...times(20, `${'='.repeat(80)}\n`, `${'-'.repeat(40)}\n`, `${'*'.repeat(60)}\n`, ' =', '- '),
  ...times(200, 'hello ', 'the ', 'word ', 'banana ', 'Hello ', 'LOL ', 'no no, ', 'foo bar '),
  ...times(
    100,
    'test\n',
    'lorem ipsum ',
    'computer ',
    'internationalization ',
    'buffalo ',
    'please ',
  ),
  ...times(
    150,
    'abc',
    'test',
    'hello',
    'abcd',
    'foobar',
    'xyz',
    'qwerty',
    'computer',
    'Hello',
    'ABC',
  ),
  ...times(1, 'abcdefghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'),
  ...times(10, 'abcdefghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'),
  ...times(10, 'abcdefghijklmnopqrstuvwxyz ', 'abcdefghijklmnopqrstuvwxyz\n'),
  ...times(30, '1234567890', '0'.repeat(10), 'a1', '()', '<br>', '=> '),
  'thequickbrownfoxjumpsoverthelazydog',
  'pneumonoultramicroscopicsilicovolcanoconiosis',
  'antidisestablishmentarianism',
  'Donaudampfschifffahrtsgesellschaftskapitän',
  'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
  'ITWASTHEBESTOFTIMESITWASTHEWORSTOFTIMES',
  'thisisaverylongdomainnamewithoutanyspacesordashesinit',
  'itwasabrightcolddayinaprilandtheclockswerestrikingthirteen',
  digests('hex', 1),
  digests('hex', 8),
  digests('base64', 1),
  digests('base64', 8),
];
