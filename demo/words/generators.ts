import type { AnyWords } from './words-of-tool.ts';

export const generatorWords = {
  'hmac-generator': {
    synonyms: 'hash sha256 signature message authentication webhook secret key',
    headline: 'hmac',
    formula: 'HMAC(K, m) = H((K′ ⊕ opad) ‖ H((K′ ⊕ ipad) ‖ m))',
    explanation:
      'Whoever has the key can check that a message is unchanged. The key stays on this page: it is in no link, and nothing keeps it.',
    source: 'RFC 2104, by the Web Cryptography API.',
  },
  'cron-generator': {
    synonyms: 'crontab schedule job timer every minute hour linux',
    headline: 'cron',
    formula: 'minute  hour  day of month  month  day of week',
    explanation:
      'A field is a list of values, ranges and steps. Where both day fields are given, the schedule runs on days that fit the one or the other.',
    source: 'crontab(5) of Vixie cron.',
  },
  'gradient-generator': {
    synonyms: 'css background linear radial conic colour blend',
    headline: 'css',
    formula: 'linear-gradient(angle, from, to)',
    explanation:
      'The angle is where a linear gradient goes to and where a conic one starts; a radial one has none. Colors may have an opacity, as their last digits.',
    source: 'CSS Images Module Level 4.',
  },
  'meta-tag-generator': {
    synonyms: 'seo open graph twitter card json-ld social preview html head',
    headline: 'html',
    formula: 'title, description, canonical link + Open Graph + Twitter Card + JSON-LD',
    explanation:
      'What is not given gets no tag. All values are escaped, so that they can stand in a page as they are. The preview loads no image: this site asks no other.',
    source: 'HTML Living Standard, ogp.me, Twitter Cards, schema.org.',
  },
  'random-number-generator': {
    synonyms: 'rng integer lottery pick number dice draw',
    headline: 'results',
    formula: 'each whole number from min to max has the same chance',
    explanation:
      'Cryptographic randomness of your device, without the bias of a plain remainder. Unique draws no number twice.',
    source: 'Rejection sampling on the Web Cryptography API.',
  },
  'dice-roller': {
    synonyms: 'd20 d6 rpg dungeons dragons random board game throw',
    headline: 'total',
    formula: 'each side from 1 to sides has the same chance',
    explanation:
      'Without a seed the rolls are cryptographically random. A seed gives the same rolls for ever, on every device.',
    source: 'Web Cryptography API; SplitMix64 with a seed.',
  },
} satisfies AnyWords;
