import type { AboutTool } from '../../model/about.ts';

export const about: AboutTool<'angle-converter'> = {
  icon: 'M20 19H4L16 5M12 19a8 8 0 0 0-2.8-6.1',
  synonyms:
    'degrees radians gradians gon turns rotation trigonometry minutes seconds dms pi angle degree radian rad deg grad gradian convert angles arcminutes arcseconds',
  // The page answers in every unit at once.
  fields: { from: { title: 'Unit' }, to: { askedIf: { to: [] } } },
  handles: { value: true, from: true, to: true },
  formula: '1 turn = 360 degrees = 400 gradians = 2π radians',
  explanation: 'π is taken to 70 decimal places, and the result is rounded only once.',
  source: 'ISO 80000-3.',
  topics: 'degrees to radians, gradians and turns',
  reading: 'A full turn has 360 degrees, 400 gradians or 2π radians, which are about 6.28.',
  sentences: {
    answer: [
      { text: '{result}\nis {value}, or exactly {multiple} radians.' },
      { text: '{result}\nis {value}.' },
    ],
  },
  mistake:
    'Gradians are not degrees: a right angle has 100 of them. Minutes are sixtieths of a degree, so 30° 15′ is 30.25 degrees.',
};
