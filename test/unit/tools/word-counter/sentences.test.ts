import { describe, expect, test } from 'vitest';
import { eachSentence } from '../../../../src/tools/word-counter/sentences.ts';

function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  eachSentence(text, (start, end) => sentences.push(text.slice(start, end)));
  return sentences;
}

/** Texts, split as a reader would split them. */
const texts: Readonly<Record<string, readonly (readonly string[])[]>> = {
  titles: [
    ['Mr. Smith and Mrs. Jones met Ms. Lee. ', 'They talked to Prof. Dr. Hans Huber.'],
    ['MR. SMITH SAW DR. LEE. ', 'HE WAVED.'],
    ['Mme. Curie knew M. Dupont. ', 'Sr. Gómez no.'],
    ['(See also Lt. Col. Brown.) ', 'He met Rev. King.'],
  ],
  'words that lead on to something': [
    ['Fruit, e.g. Apples, i.e. Not nuts. ', 'It was Ali vs. Frazier, cf. The Times.'],
    ['Roe v. Wade took approx. Two years. ', 'So it goes.'],
    ['Das ist z. B. Obst, d. h. Äpfel bzw. Birnen, vgl. Abb. 3. ', 'Gut.'],
  ],
  'words that count, before a number': [
    ['See No. 7, Fig. 5 Left, pp. 3–5 and Vol. IV of it. ', 'Good.'],
    ['Was it he? ', 'No. ', 'I think not. ', 'She ate a fig. ', 'He did not.'],
    ['On Jan. 5 Ann came, on Sept. 7 Ben. ', 'In Dec. ', 'Snow fell.'],
    ['Am 3. Oktober 1990 und am 12. Juni. ', 'Es waren 3. ', 'Das reicht.'],
  ],
  initials: [
    ['J. K. Rowling met J.R.R. Tolkien. ', 'They wrote.'],
    ['V. I. Lenin and Albert I. Jones. ', 'It was you and I. ', 'Ben left.'],
    ['А. С. Пушкин — поэт. ', 'Да.'],
    ['I\u0301\u0302. Jones met e\u0301.a\u0301. Lee. ', 'He left.'],
    ['That was plan B. ', 'It failed. ', 'Take vitamin C. ', 'The rest is fine.'],
    ['Solve for x. ', 'Nobody could. ', 'A. Turing did.'],
  ],
  'what often stands in a name': [
    ['He joined the U.S. Army at 10 a.m. Monday. ', 'He left.'],
    ['He lives in the U.S. ', 'She left at 5 p.m. ', '“They” stayed.'],
    ['Apple Inc. CEO Tim Cook spoke. ', 'I work at Apple Inc. ', 'The pay is good.'],
    ['He lives on Main St. ', 'It leads to St. Paul. ', 'Sammy Davis Jr. Way is there.'],
    ['She has a Ph.D. ', 'He has none.'],
    ['Found by Smith et al. Nature 2010. ', 'Shown by Smith et al. ', 'However, so what.'],
  ],
  'other abbreviations, by the case of what follows': [
    ['Pens, paper, etc. are sold. ', 'We have pens, paper, etc. ', 'Please call.'],
  ],
  'no abbreviations': [
    ['Ask the doctor. ', 'I said “Mr.” ', 'Then he left. ', 'It is (approx.) ', 'Two.'],
    ['A hammer. ', 'A storm. ', 'Xmr. ', 'He.'],
    ['Hello, Mr.\u2029', 'Smith.'],
    ['Really, Dr! ', 'Yes.'],
    ['He met Dr. Lee! ', 'Ann left.'],
    ['See ab.c. ', 'Then а.бв. ', 'Ещё.'],
    ['Pi is 3.14. ', 'E is 2.7... ', 'Wait... what? ', 'See example.com. ', 'Bye.'],
  ],
};

describe.each(Object.entries(texts))('%s', (_, cases) => {
  test.each(cases.map((sentences) => ({ sentences })))('$sentences', ({ sentences }) => {
    expect(sentencesOf(sentences.join(''))).toEqual(sentences);
  });
});

test('treats a line end of two characters in a name like a space', () => {
  expect(sentencesOf('Albert\r\nI. Jones met d.\r\nh. Äpfel')).toHaveLength(1);
  expect(sentencesOf('Albert\n\nI. Jones')).toHaveLength(2);
});

test('treats a line end after an abbreviation like a space', () => {
  expect(sentencesOf('Dr.\r\nSmith met Mr.  \t\u00a0Jones.\nHe')).toEqual([
    'Dr.\r\nSmith met Mr.  \t\u00a0Jones.\n',
    'He',
  ]);
});
