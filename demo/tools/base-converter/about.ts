import type { AboutTool } from '../../model/about.ts';

export const about: AboutTool<'base-converter'> = {
  icon: 'M6.5 4a2 2.5 0 0 1 2 2v2a2 2.5 0 0 1-4 0V6a2 2.5 0 0 1 2-2zM15 5.5 17.5 4v6M5 15.5 7.5 14v6M17.5 14a2 2.5 0 0 1 2 2v2a2 2.5 0 0 1-4 0v-2a2 2.5 0 0 1 2-2z',
  synonyms:
    "binary hex hexadecimal octal decimal radix number system bits two’s complement signed to converter bin oct dec numeral systems bases base 2 8 10 16 ascii two's",
  formula: 'value = Σ digitᵢ · baseⁱ',
  explanation:
    'Numbers of any length are exact. A fraction that does not end in the new base is rounded to as many digits as you enter, and to at least 32.',
  topics: 'binary, hex, octal and decimal',
  reading:
    'The result is the same number with the digits of another base. Above base 10, letters are digits: a is 10 and f is 15.',
  sentences: {
    answer: [
      { when: { to: ['2'] }, text: '{result}\nis {value} in binary.' },
      { when: { to: ['8'] }, text: '{result}\nis {value} in octal.' },
      { when: { to: ['10'] }, text: '{result}\nis {value} in decimal.' },
      { when: { to: ['16'] }, text: '{result}\nis {value} in hexadecimal.' },
      { text: '{result}\nis {value} in base {to}.' },
    ],
  },
  mistake:
    'Choose the base in which the number is written: 10 is ten in decimal, but two in binary and sixteen in hexadecimal.',
};
