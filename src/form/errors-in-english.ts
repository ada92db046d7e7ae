import type { Dictionary } from './language/language.ts';

/** What the API's errors say to visitors. Phrases that a person would say too are not listed. */
export const errorsInEnglish: Dictionary = {
  'required, {expected}': 'Enter {expected}.',
  'expected {expected}, got {received}': 'Enter {expected}. You entered {received}.',
  'expected {expected}': 'Enter {expected}.',
  'expected a number greater than {1}': 'Enter a number above {1}.',
  'one of {1}': '{1}',
  'true or false': 'yes or no',
  'a number greater than {1}': 'a number above {1}',
  'a number greater than {1} and at most {2}': 'a number above {1}, up to {2}',
  'a number greater than {1} (currentAge)': 'a number above {1} (currentAge)',
  'a number greater than {1}, or a monthlyPayment':
    'a number above {1}, or a value for monthlyPayment',
  'a number greater than {1} if gender is female': 'a number above {1} for women',
  'a number greater than neck': 'a number above the neck circumference',
  'a height greater than {1} together with inches, which is {2} by default':
    'a height above {1} together with inches, which is {2} by default',
  'centimeters such as {1}': 'a value in centimeters, such as {1}',
  'inches such as {1}': 'a value in inches, such as {1}',
  'feet such as {1}': 'a value in feet, such as {1}',
  'kilograms such as {1}': 'a value in kilograms, such as {1}',
  'pounds such as {1}': 'a value in pounds, such as {1}',
  'centimeters that fit height and neck, since body fat would be about {1}%':
    'a value that fits the height and the neck, since body fat would be about {1}%',
  'centimeters that fit waist and neck, since body fat would be about {1}%':
    'a value that fits the waist and the neck, since body fat would be about {1}%',
  'centimeters that fit waist, neck and hip, since body fat would be about {1}%':
    'a value that fits the waist, the neck and the hip, since body fat would be about {1}%',
  'centimeters that fit height, neck and hip, since body fat would be about {1}%':
    'a value that fits the height, the neck and the hip, since body fat would be about {1}%',
  '{1} or {2} hexadecimal digits such as #ff5733 for hex (from)':
    '{1} or {2} hexadecimal digits, such as #ff5733',
  'three whole numbers with commas between them, such as {1}, {2}, {3}, for rgb (from)':
    'three whole numbers with commas between them, such as {1}, {2}, {3}',
  'an alpha of {1}, since results are opaque':
    'a color with an alpha of {1}, since results are opaque',
  "{1} instead of Quartz's {2}": '{1} instead of Quartz’s {2}',
  "standard cron without Quartz's {1}": 'standard cron without Quartz’s {1}',
  "one part in each field: minute, hour, day, month, weekday, without Quartz's seconds or year":
    'one part in each field: minute, hour, day, month, weekday, without Quartz’s seconds or year',
  'imperial for a height in feet': 'imperial units for a height in feet',
  'numbers whose result is within ±1.8e308': 'other numbers, since the result is too large',
  'a percentage within ±1.8e308': 'a smaller number, since the result is too large',
  'a number instead of dice notation: count {1} and sides {2}':
    '{1} for count and {2} for sides instead of dice notation',
  'a string': 'text',
  'a string such as {1}': 'text such as {1}',
  'a string with at least one item': 'at least one item',
  'a string of at least one character': 'at least one character',
  'text that is more than white space': 'more than spaces',
  'an absolute http or https URL without white space or backslashes':
    'a full address that begins with https:// or http:// and has no spaces or backslashes',
  'an absolute http or https URL without the invisible character {1}':
    'a full address without the invisible character {1}',
  'at most one point': 'at most one decimal mark',
  'groups of three digits, and none behind the point':
    'digits in groups of three, with none after the decimal mark',
  'an array of numbers, or a string that separates them by commas, semicolons or white space':
    'numbers with commas, semicolons or spaces between them',
  'at least {1} items unless they are a whole population':
    'at least {1} numbers, or choose the whole population',
  'numbers without ambiguous spaces, such as {1}, {2} or one number a line':
    'numbers without ambiguous spaces, such as {1}, {2} or one number per line',
};
