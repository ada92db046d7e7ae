import type { SomeGuidance } from './guidance-of-tool.ts';

export const converterGuidance = {
  'angle-converter': {
    topics: 'degrees to radians, gradians and turns',
    reading: 'A full turn has 360 degrees, 400 gradians or 2π radians, which are about 6.28.',
    example: {
      request: { value: 90, from: 'degrees', to: 'radians' },
      sentence: '{value} degrees are about {result} radians.',
    },
    mistake:
      'Gradians are not degrees: a right angle has 100 of them. Minutes are sixtieths of a degree, so 30° 15′ is 30.25 degrees.',
  },
  'base-converter': {
    topics: 'binary, hex, octal and decimal',
    reading:
      'The result is the same number with the digits of another base. Above base 10, letters are digits: a is 10 and f is 15.',
    example: {
      request: { value: '255', from: 10, to: 16 },
      sentence: '{value} in base {from} is {result} in base {to}.',
    },
    mistake:
      'Choose the base in which the number is written: 10 is ten in decimal, but two in binary and sixteen in hexadecimal.',
  },
  'scientific-notation-converter': {
    topics: 'standard form',
    reading:
      'The e means “times ten to the power of”. A positive number after it moves the decimal point to the right, a negative one to the left.',
    example: {
      request: { value: '299792458' },
      sentence: '{value} is {result} in scientific notation.',
    },
    mistake:
      '2e-3 is not negative: it is 0.002. Only a minus sign in front makes a number negative.',
  },
  'cooking-converter': {
    topics: 'cups to grams, ml and ounces',
    reading:
      'The answer is the amount in the other unit, with ≈ if it depends on the average weight of a cup. Below it are all units at once.',
    example: {
      request: { value: 0.25, from: 'cup', to: 'tablespoon' },
      sentence: '{value} cups are {result} tablespoons.',
    },
    mistake:
      'Fluid ounces are not ounces of weight, and a cup of flour weighs less than a cup of water. A cup has 236.6 ml in American recipes, 250 ml in Australian ones and 284 ml in old British ones.',
  },
  'color-converter': {
    topics: 'hex to RGB and HSL',
    reading:
      'All notations are the same color, so take the one that your program wants. HSL is the easiest to change by hand: hue, saturation and lightness.',
    example: {
      request: { color: '#ff5733', from: 'hex' },
      sentence: 'The color {color} is {rgb} or {hsl}.',
    },
    mistake:
      'Three hex digits are short for six: #f53 is #ff5533. HSL has whole numbers, so it may lead back to a slightly different color.',
  },
  'decimal-to-percent-converter': {
    topics: '0.25 as percent',
    reading: 'Percent means per hundred, so the percentage is a hundred times the decimal.',
    example: { request: { value: '0.25' }, sentence: '{value} is {percent} %.' },
    mistake: '0.5 is 50 %, while 0.5 % is only 0.005. A percentage can be above 100: 1.5 is 150 %.',
  },
} satisfies SomeGuidance;
