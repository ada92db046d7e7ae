import { shapes, sizes, spaces } from '../tools/gradient-generator/options.ts';
import type { AnyWords } from './words-of-tool.ts';

export const generatorWords = {
  'hmac-generator': {
    synonyms: 'hash sha256 signature message authentication webhook secret key',
    headline: 'hmac',
    formula: 'HMAC(K, m) = H((K′ ⊕ opad) ‖ H((K′ ⊕ ipad) ‖ m))',
    explanation:
      'Anyone who has the key can check that the message is unchanged. The key stays on this page: it is never stored, and never part of a link.',
    source: 'RFC 2104; Web Cryptography API.',
    options: {
      'sha-256': 'SHA-256',
      'sha-1': 'SHA-1',
      'sha-384': 'SHA-384',
      'sha-512': 'SHA-512',
      hex: 'Hex',
      base64: 'Base64',
    },
    hints: { key: '' },
    titles: { key: 'Secret key' },
  },
  'cron-generator': {
    synonyms: 'crontab schedule job timer every minute hour linux',
    headline: 'cron',
    formula: 'minute  hour  day of month  month  day of week',
    explanation:
      'Each field lists values, ranges and steps. If you set both the day and the weekday, the schedule runs on days that match either of them.',
    source: 'crontab(5) of Vixie cron.',
    titles: {
      day: 'Day of the month',
      weekday: 'Day of the week',
      cron: 'Cron expression',
      description: 'In words',
    },
  },
  'gradient-generator': {
    synonyms: 'css background linear radial conic colour blend',
    description: 'Generates a linear, radial or conic CSS gradient of two to twelve colors.',
    headline: 'css',
    formula: 'linear-gradient(angle, color position, color position, …)',
    explanation:
      'The angle is the direction of a linear gradient, or the start of a conic one; a radial gradient ignores it. Between two stops, the browser mixes their colors; two stops at the same position make a hard edge. The last digit of four, or the last two of eight, set the opacity of a color.',
    source: 'CSS Images Module Level 4.',
    options: {
      linear: 'Linear',
      radial: 'Radial',
      conic: 'Conic',
      circle: 'Circle',
      ellipse: 'Ellipse',
      'farthest-corner': 'Farthest corner',
      'closest-side': 'Closest side',
      'farthest-side': 'Farthest side',
      'closest-corner': 'Closest corner',
      srgb: 'sRGB',
      oklab: 'OKLab',
      oklch: 'OKLCH',
      hsl: 'HSL',
    },
    hints: { type: '', from: '', to: '', angle: '' },
    conditions: { angle: { type: ['linear', 'conic'] } },
    titles: { from: 'Start color', to: 'End color' },
    edited: ['from', 'to', 'angle', 'stops'],
    pageFields: {
      stops: { type: 'string', default: '', title: 'Stops', description: '' },
      shape: { type: 'string', enum: [...shapes], default: 'circle', title: 'Shape' },
      size: { type: 'string', enum: [...sizes], default: 'farthest-corner', title: 'Size' },
      centerX: { type: 'number', default: 50, title: 'Center, from the left', 'x-unit': '%' },
      centerY: { type: 'number', default: 50, title: 'Center, from the top', 'x-unit': '%' },
      repeat: {
        type: 'boolean',
        default: false,
        title: 'Repeat',
        description: 'Repeats what is between the first and the last stop.',
      },
      space: {
        type: 'string',
        enum: [...spaces],
        default: 'srgb',
        title: 'Mix colors in',
        description:
          'sRGB is the default of CSS. OKLab keeps colors bright, OKLCH and HSL go around the color wheel. Browsers from before 2024 use sRGB.',
      },
    },
    pageConditions: {
      shape: { type: ['radial'] },
      size: { type: ['radial'] },
      centerX: { type: ['radial', 'conic'] },
      centerY: { type: ['radial', 'conic'] },
    },
  },
  'meta-tag-generator': {
    synonyms: 'seo open graph twitter card json-ld social preview html head',
    headline: 'html',
    formula: 'title, description, canonical link + Open Graph + Twitter Card + JSON-LD',
    explanation:
      'Fields that you leave empty get no tag. All values are escaped, so you can paste the tags into your page as they are. The preview shows no image, because this site loads nothing from other sites.',
    source: 'HTML Living Standard, ogp.me, Twitter Cards, schema.org.',
    hints: {
      url: 'Address of the page, such as https://example.com/page.',
      image: 'Address of the image for social networks, such as https://example.com/image.jpg.',
    },
    options: {
      seo: 'Search engines',
      openGraph: 'Open Graph',
      twitter: 'Twitter Card',
      jsonLd: 'JSON-LD',
    },
  },
  'random-number-generator': {
    isRandom: true,
    synonyms: 'rng integer lottery pick number dice draw',
    headline: 'results',
    formula: 'every whole number from the minimum to the maximum is equally likely',
    explanation:
      'The numbers come from your device’s cryptographic generator. Numbers that would make some results likelier than others are drawn again.',
    source: 'Rejection sampling; Web Cryptography API.',
    hints: { count: '', unique: 'Draws no number twice.' },
    titles: { count: 'How many numbers', unique: 'No repeats' },
  },
  'dice-roller': {
    synonyms: 'd20 d6 rpg dungeons dragons random board game throw coin flip toss odds modifier',
    headline: 'total',
    pageFields: {
      modifier: {
        type: 'number',
        default: 0,
        title: 'Modifier',
        description: 'Added to the total, as in 2d6+3.',
      },
    },
    formula: 'every side is equally likely',
    explanation:
      'Without a seed, the rolls are cryptographically random. The same seed always gives the same rolls, on every device.',
    source: 'Web Cryptography API; SplitMix64 with a seed.',
    hints: { count: '', sides: '' },
    titles: {
      count: 'Number of dice',
      sides: 'Sides of each die',
      min: 'Lowest roll',
      max: 'Highest roll',
    },
  },
} satisfies AnyWords;
