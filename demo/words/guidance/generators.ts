import type { SomeGuidance } from './guidance-of-tool.ts';

export const generatorGuidance = {
  'hmac-generator': {
    topics: 'SHA-256 signatures for webhooks',
    reading:
      'The same message and key always give the same code. If it equals the one that you received, nobody without the key has changed the message.',
    example: {
      request: { message: 'what do ya want for nothing?', key: 'Jefe' },
      sentence: 'With the key {key}, the code of “{message}” is {hmac}.',
    },
    mistake:
      'A line break at the end of the message or the key changes the whole code. The message itself is not hidden: anyone can read it.',
  },
  'cron-generator': {
    topics: 'crontab schedules in words',
    reading:
      'The five fields are minute, hour, day of the month, month and day of the week; a * means every one. The next runs show whether you got what you want.',
    example: {
      request: { minute: '0', hour: '9', weekday: '1-5' },
      sentence: '{cron} runs at 9:00 from Monday to Friday.',
    },
    mistake:
      'As the minute, */5 is every five minutes, but 5 is once an hour. Many servers run in UTC, not in your time zone.',
  },
  'gradient-generator': {
    topics: 'CSS backgrounds',
    reading:
      'Copy the result into your style sheet as the background of an element. An angle of 0 degrees points up, and one of 90 degrees to the right. Two stops at the same position make a hard edge, as in stripes.',
    example: {
      request: { type: 'linear', from: '#ff0000', to: '#0000ff', angle: 90 },
      sentence: 'From {from} to {to} at {angle} degrees, the result is {css}.',
    },
    mistake:
      'CSS treats a gradient as an image. Use it for background or background-image, not for color or background-color.',
  },
  'meta-tag-generator': {
    topics: 'Open Graph and SEO tags',
    reading:
      'Copy the tags into the head of your page. Search engines show the title and the description; social networks also show the image.',
    example: {
      request: { title: 'Salt & Pepper', description: 'Everything about two spices.' },
      sentence: 'In the tags, the title {title} becomes Salt &amp; Pepper, as HTML requires.',
    },
    mistake:
      'Search engines cut off titles of more than about 60 characters and descriptions of more than 160. The image needs its full address, which begins with https://.',
  },
  'random-number-generator': {
    topics: 'lottery and ranges',
    reading:
      'The minimum and the maximum can come up, too, and all numbers are equally likely. Earlier draws have no effect.',
    example: {
      request: { min: 1, max: 49, count: 6, unique: true },
      sentence: 'For a lottery, draw {count} numbers from {min} to {max} without repeats.',
    },
    mistake:
      'A die has the numbers 1 to 6, not 0 to 6. Without repeats, you cannot draw more numbers than the range has.',
  },
  'dice-roller': {
    topics: 'd6, d20 and any other dice',
    reading:
      'The total is the sum of all dice. Below it, you see how likely it is to roll that much or more.',
    example: {
      request: { count: 2, sides: 6, seed: 42 },
      sentence: 'With the seed {seed}, {count} dice with {sides} sides always roll {total}.',
    },
    mistake:
      'Two dice with 6 sides are not one with 12: their most likely total is 7, and 1 is impossible. Leave the seed empty in a game, since it repeats the same rolls.',
  },
} satisfies SomeGuidance;
