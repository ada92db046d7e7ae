import { expect } from 'vitest';
import { formInput, type Table } from './row.ts';

const algorithms = 'one of sha-256, sha-1, sha-384, sha-512';
const wholeNumber = 'a whole number from -9,007,199,254,740,991 to 9,007,199,254,740,991';
const hexDigits = 'a color of 3, 4, 6 or 8 hexadecimal digits such as #ff5733';
const webAddress = 'an absolute http or https URL without white space or backslashes';
const fox = 'The quick brown fox jumps over the lazy dog';
const page = { title: 'Spices', description: 'All about them.' };

/** Returns the error for a field of a cron expression. */
function cronError(field: string, [values, highest]: readonly [string, number], got: string) {
  return `${field}: expected * or a list of ${values}, ranges from low to high (1-5) and steps up to ${highest} (*/5, 1-9/2), got "${got}"`;
}

const minutes = ['minutes from 0 to 59', 59] as const;
const hours = ['hours from 0 to 23', 23] as const;
const days = ['days from 1 to 31', 31] as const;
const months = ['months from 1 to 12 or JAN to DEC', 12] as const;
const weekdays = ['weekdays from 0 to 7 or SUN to SAT', 7] as const;

export const generators: Table = {
  'hmac-generator': [
    [
      { message: '12345;78910', key: '12345' },
      { hmac: '12476f110137a6c8243aa1ec839a4a09e7232ad682e407cc987ad3d1e2a91aef', length: 64 },
      'cryptii/cryptii #40',
    ],
    [
      { message: 'hello', key: 'key' },
      { hmac: '9307b3b915efb5171ff14d8cb55fbcc798c6c0ef1456d66ded1a6aa723a58b7b' },
      'cantora/avr-crypto-lib #3, whose first zero was lost',
    ],
    [
      { message: 'hello\n', key: 'key' },
      { hmac: '8e384ff349a3d90f2c7837b0d76de8f81c6e85b390ed38905f521ae77cb9a29a' },
      'echo hello | openssl dgst -hmac key: the line end counts (Python’s hmac)',
    ],
    [
      { message: 'POST', key: 'TEST', algorithm: 'sha-1' },
      { hmac: '1755471c9cdce6222d4d0dd4fc2886f63b868640', length: 40 },
      'kokke/tiny-HMAC-c #1',
    ],
    [
      { message: 'Hello, World!', key: "It's a Secret to Everybody" },
      { hmac: '757107ea0eb2509fc211221cce984b8a37570b6d7586c22c46f4379c8b043e17' },
      'docs.github.com, validating webhook deliveries',
    ],
    [
      { message: fox, key: 'key', encoding: 'base64' },
      { hmac: '97yD9DBThCSxMpjmqm+xQ+9NWaFJRhdZl0edvC0aPNg=', length: 44 },
      'getlago/lago-openapi #514, 44 characters; Wikipedia’s example as base64',
    ],
    [
      { message: 'héllo 👋', key: 'klíč' },
      { hmac: 'b5364e08622141d5d81bea63618174be970fc05f25cbe60f2e315004a39b4d28' },
      'Python’s hmac of the UTF-8 bytes',
    ],
    [
      { message: '', key: 'key' },
      { hmac: '5d5d139563c95b5967b9bd9a8c9b233a9dedb45072794cd232dc1b74832607d0' },
      'Python’s hmac',
    ],
    [
      { message: 'Hi There', key: '0b0b0b0b' },
      { hmac: '49997dc0fcc9c524ca8c7d86a9a33db295dcc00c6d625fcc934c43749bcafdfe' },
      'planningcenter/developers #1085: the key is text even if it looks like hex (Python’s hmac)',
    ],
    [
      { message: 'hello', key: 'key', algorithm: 'SHA256' },
      `algorithm: expected ${algorithms}, got "SHA256"`,
      'the name in Java and PHP',
    ],
    [
      { message: 'hello', key: 'key', algorithm: 'md5', encoding: 'base64url' },
      `algorithm: expected ${algorithms}, got "md5"; encoding: expected one of hex, base64, got "base64url"`,
      'mygityf/cipher #1, hmac_md5; the encoding of JWT',
    ],
    [
      { message: 'hello', key: '' },
      'key: expected a string of at least one character, got ""',
      'an environment variable that is not set',
    ],
    [
      { message: 'hello', key: 12345 },
      'key: expected a string, got a number',
      'cryptii/cryptii #40, a key of digits; an error never repeats a key',
    ],
    [
      { message: { id: 1 }, key: 'key' },
      'message: expected a string, got an object',
      'attendee-labs/attendee #227, a payload before it is serialized',
    ],
    [
      { text: 'hello', secretKey: 'key' },
      'text: unknown field, did you mean message?; secretKey: unknown field, did you mean key?',
      'CorentinTh/it-tools, the labels of its HMAC generator',
    ],
    [
      { message: 'hello' },
      'key: required, a string of at least one character',
      'a hash instead of an HMAC',
    ],
    [
      { message: 'hello', key: ' key ' },
      { hmac: 'b372846cd0e4e9d93e8e309ef1e484fb8604782b7b9b00fe5340c496afdab4e8' },
      'white space is part of a key (Python’s hmac)',
    ],
    [
      { message: 'a\r\nb', key: 'key' },
      { hmac: 'd1d6972138aebdd495dc168e0f801b5aaa29d8252364a095905f540b4b839d3b' },
      'line ends stay as they are (Python’s hmac)',
    ],
    [
      { message: 'hello', key: 'a'.repeat(200), algorithm: 'sha-512' },
      {
        hmac: 'de88491b6ad34731f641d8d26eb771c70d9892cabb6f750a6ce42349bf332082ddcc79eea54f60aaa46b9f0327b56855a0331d5f5898fd89092a18ed182296ca',
        length: 128,
      },
      'mygityf/cipher #1, a key longer than a block (Python’s hmac)',
    ],
    [
      { message: 'hello', key: 'key', algo: 'sha-1' },
      'algo: unknown field, did you mean algorithm?',
      'hash_hmac($algo, …) of PHP',
    ],
    [
      { message: 'hello', key: 'key', alg: 'sha-1' },
      'alg: unknown field, did you mean algorithm?',
      'the header of a JWT',
    ],
    [
      { message: 'hello', key: 'key', digest: 'sha-1' },
      'digest: unknown field, did you mean algorithm?',
      'createHmac and openssl dgst',
    ],
  ],

  'cron-generator': [
    [
      { minute: '0', hour: '0', weekday: '6,7' },
      { cron: '0 0 * * 6,7', description: expect.stringContaining('Saturday and Sunday') },
      'bunkat/later #152',
    ],
    [
      { minute: '30', hour: '15', weekday: '1-5' },
      { cron: '30 15 * * 1-5', description: expect.stringContaining('Monday through Friday') },
      'he3-app/he3-feedback #307',
    ],
    [
      { minute: '0', hour: '0', weekday: '2-7' },
      { cron: '0 0 * * 2-7', description: expect.stringContaining('Tuesday through Sunday') },
      'bradymholt/cRonstrue #4',
    ],
    [
      { minute: '15,45', hour: '6-18/3' },
      { cron: '15,45 6-18/3 * * *' },
      'python-validators/validators #482',
    ],
    [
      { minute: '0', hour: '0', day: '13', weekday: 'fri' },
      { cron: '0 0 13 * fri', description: expect.stringMatching(/13th.* or .*Friday/) },
      'crontab(5): either day is enough',
    ],
    [
      { minute: '00', hour: '09', day: null },
      { cron: '00 09 * * *', description: expect.stringContaining('09:00') },
      'clocks write leading zeros',
    ],
    [
      { minute: '*/90' },
      cronError('minute', minutes, '*/90'),
      'GuillaumeRochat/cron-validator #29, robfig/cron #543',
    ],
    [{ hour: '/10' }, cronError('hour', hours, '/10'), 'CorentinTh/it-tools #1706, "* /10 * * *"'],
    [
      { minute: '5/2', hour: '2/3', day: '?' },
      [
        `minute: expected "5-59/2" instead of Quartz's "5/2", got "5/2"`,
        `hour: expected "2-23/3" instead of Quartz's "2/3", got "2/3"`,
        `day: expected "*" instead of Quartz's "?", got "?"`,
      ].join('; '),
      'dragonmantank/cron-expression #77',
    ],
    [
      { minute: '0.5', hour: '1.5', day: '2.5', month: '3.5', weekday: '4.5' },
      [
        cronError('minute', minutes, '0.5'),
        cronError('hour', hours, '1.5'),
        cronError('day', days, '2.5'),
        cronError('month', months, '3.5'),
        cronError('weekday', weekdays, '4.5'),
      ].join('; '),
      'Airfooox/cron-validate #291',
    ],
    [{ minute: '@daily' }, cronError('minute', minutes, '@daily'), 'bunkat/later #82, a macro'],
    [
      { minute: '30 15 * * 1-5' },
      'minute: expected a single one of the fields minute "30", hour "15", day "*", month "*", weekday "1-5", got "30 15 * * 1-5"',
      'he3-app/he3-feedback #307, the whole line',
    ],
    [
      { day: 'L', weekday: '7#1' },
      `day: expected standard cron without Quartz's "L", got "L"; weekday: expected standard cron without Quartz's "#", got "7#1"`,
      'javan/whenever #746, grahamar/cron-parser #62: extensions of Quartz',
    ],
    [
      { hour: '9am', weekday: 'Monday' },
      `${cronError('hour', hours, '9am')}; ${cronError('weekday', weekdays, 'Monday')}`,
      'as people speak',
    ],
    [
      { minute: '0, 30', hour: '17-9' },
      `${cronError('minute', minutes, ' 30')}; ${cronError('hour', hours, '17-9')}`,
      'a space after the comma; a range over midnight',
    ],
    [
      { minute: 0, hour: 9 },
      'minute: expected a string such as "0", got the number 0; hour: expected a string such as "9", got the number 9',
      'numbers where strings are due',
    ],
    [
      { dayOfWeek: '1-5' },
      'dayOfWeek: unknown field, did you mean weekday?',
      'harrisiirak/cron-parser #352',
    ],
    [{ minute: '' }, cronError('minute', minutes, ''), 'an empty input'],
    [
      { minute: '0', hour: '9', weekday: 'SAT-SUN' },
      { cron: '0 9 * * SAT-SUN', description: expect.stringContaining('Saturday and Sunday') },
      'esturniolo in CorentinTh/it-tools #1484, a weekend',
    ],
    [
      { weekday: 'FRI-MON', month: 'Sept' },
      `${cronError('month', months, 'Sept')}; ${cronError('weekday', weekdays, 'FRI-MON')}`,
      'a range over the end of the week',
    ],
    [
      { minute: '0', hour: '0', day: '31', month: '2' },
      { cron: '0 0 31 2 *', description: expect.stringContaining('31st') },
      'crontab(5) takes a day that never comes',
    ],
    [{ hour: '22-6' }, cronError('hour', hours, '22-6'), 'a night'],
    [{ minute: '*/15 ' }, cronError('minute', minutes, '*/15 '), 'a stray space'],
    [
      { min: '0', hour: '9' },
      'min: unknown field, did you mean minute?',
      'a schedule that would run every minute',
    ],
    [{ minute: '0', hr: '9' }, 'hr: unknown field, did you mean hour?', 'the abbreviation'],
    [
      { minute: '0', hour: '9', date: '1' },
      'date: unknown field, did you mean day?',
      'a schedule that would run every day',
    ],
  ],

  'gradient-generator': [
    [
      { from: '#fc466b', to: '#3f5efb', angle: 45 },
      { css: 'linear-gradient(45deg, #fc466b, #3f5efb)' },
      'libin1991/libin_Blog #543',
    ],
    [
      { from: '#FF6A6A', to: '9A97FF', angle: 64 },
      { css: 'linear-gradient(64deg, #ff6a6a, #9a97ff)', from: '#ff6a6a', to: '#9a97ff' },
      'niceprototypes/nice-sass-gradient #5',
    ],
    [
      { from: '#fff', to: '#000f', angle: -45 },
      { css: 'linear-gradient(-45deg, #fff, #000f)' },
      'stylus/nib #71',
    ],
    [
      { from: '#eee', to: '#eee0', angle: 0 },
      { css: 'linear-gradient(0deg, #eee, #eee0)' },
      'yui/yuicompressor #295: 0deg keeps its unit',
    ],
    [
      { type: 'radial', from: '#123', to: '#abc', angle: null },
      { css: 'radial-gradient(circle, #123, #abc)', angle: 90 },
      'mgierlasinski/MagicGradients #3',
    ],
    [
      { type: 'conic', from: '#ff000080', to: '#0000ff' },
      { css: 'conic-gradient(from 90deg, #ff000080, #0000ff)' },
      'the contract’s form with an alpha',
    ],
    [
      { from: 'red', to: 'transparent' },
      `from: expected ${hexDigits}, got "red"; to: expected ${hexDigits}, got "transparent"`,
      'Compass/compass #303',
    ],
    [
      { from: 'rgba(255,255,255,.15)', to: '#fff' },
      `from: expected ${hexDigits}, got "rgba(255,255,255,.15)"`,
      'Adrinlol/javascript-color-gradient #26, stylus/nib #71',
    ],
    [
      { from: '#fc466b', to: '#3f5efb', angle: '45deg' },
      'angle: expected a number, got "45deg"',
      'stylus/nib #119',
    ],
    [
      { from: '#fc466b', to: '#3f5efb', angle: 'to right' },
      'angle: expected a number, got "to right"',
      'the other form of CSS',
    ],
    [
      { from: '#fc466b', to: '#3f5efb', direction: 45 },
      'direction: unknown field, did you mean angle?',
      'the usual word',
    ],
    [
      { type: 'linear-gradient', from: '#fc466b' },
      `type: expected one of linear, radial, conic, got "linear-gradient"; to: required, ${hexDigits}`,
      'the function of CSS',
    ],
    [
      { from: '#fff; background: url(//evil)', to: '#000' },
      `from: expected ${hexDigits}, got "#fff; background: url(//evil)"`,
      'CSS that wants in',
    ],
    [
      { startColor: '#fc466b', endColor: '#3f5efb' },
      'startColor: unknown field, did you mean from?; endColor: unknown field, did you mean to?',
      'the names of a generator’s inputs',
    ],
    [
      { from: ' #FFF ', to: '#000', angle: 1e-7 },
      { css: 'linear-gradient(0.0000001deg, #fff, #000)' },
      'angles are plain decimals',
    ],
    [
      { from: '#fff', to: '#000', angle: 450 },
      { css: 'linear-gradient(450deg, #fff, #000)', angle: 450 },
      'CSS Values 4: angles may exceed a turn',
    ],
    [
      { from: '#12345', to: '#000' },
      `from: expected ${hexDigits}, got "#12345"`,
      'a digit forgotten',
    ],
    [
      { from: '#fc466b', to: '#3f5efb', deg: 45 },
      'deg: unknown field, did you mean angle?',
      'the unit of CSS',
    ],
  ],

  'meta-tag-generator': [
    [
      {
        ...page,
        url: 'https://example.com/',
        image: 'https://example.com/og.png',
        siteName: 'Shop',
      },
      {
        html: expect.stringMatching(
          /<title>Spices<\/title>.*<meta property="og:image" content="https:\/\/example\.com\/og\.png">/s,
        ),
      },
      'ogp.me',
    ],
    [
      { title: 'Tom & "Jerry" <3', description: "It's 5 > 4" },
      {
        html: expect.stringMatching(
          /<title>Tom &amp; (?:&quot;|")Jerry(?:&quot;|") &lt;3<\/title>.*content="Tom &amp; &quot;Jerry&quot; &lt;3"/s,
        ),
      },
      'HTML Standard, section 13.3: escaping a string',
    ],
    [
      { title: '</script><script>alert(1)</script>', description: 'x' },
      { html: expect.not.stringMatching(/<\/script><script>/) },
      'OWASP, Cross Site Scripting Prevention',
    ],
    [
      { ...page, url: '', image: '', siteName: '' },
      { html: expect.not.stringMatching(/canonical|og:image|og:url|og:site_name|""/) },
      'the empty inputs of a form count as left out',
    ],
    [
      { title: '🌶️ Spices – très épicé', description: '香料' },
      { html: expect.stringContaining('<title>🌶️ Spices – très épicé</title>') },
      'letters and emoji of any script stay',
    ],
    [
      { ...page, image: '/press-kit/symbols/monero-symbol-on-white-480.png' },
      `image: expected ${webAddress}, got "/press-kit/symbols/monero-symbol-on-whi…"`,
      'monero-project/monero-site #1414',
    ],
    [
      { ...page, url: 'example.com', image: '//example.com/og.png' },
      `url: expected ${webAddress}, got "example.com"; image: expected ${webAddress}, got "//example.com/og.png"`,
      'html5rocks/www.html5rocks.com #582',
    ],
    [
      { ...page, url: 'https://example.com/my page' },
      `url: expected ${webAddress}, got "https://example.com/my page"`,
      'copied from a file manager',
    ],
    [
      { ...page, image: 'data:image/png;base64,AAAA' },
      `image: expected ${webAddress}, got "data:image/png;base64,AAAA"`,
      'an image that no crawler fetches',
    ],
    [
      { title: 'Spices' },
      'description: required, text that is more than white space',
      'half a page',
    ],
    [
      { title: '   ', description: '' },
      'title: expected text that is more than white space, got "   "; description: expected text that is more than white space, got ""',
      'a page without words',
    ],
    [
      { title: 404, description: 'Not found' },
      'title: expected a string, got the number 404',
      'the title of an error page',
    ],
    [
      { ...page, canonical: 'https://example.com/', ogImage: 'https://example.com/og.png' },
      'canonical: unknown field, did you mean url?; ogImage: unknown field, did you mean image?',
      'the names of the tags',
    ],
    [
      { ...page, site_name: 'Shop' },
      'site_name: unknown field, did you mean siteName?',
      'ogp.me: og:site_name',
    ],
    [
      { ...page, url: 'https://example.com/?a=1&b=2' },
      { html: expect.stringContaining('href="https://example.com/?a=1&amp;b=2"') },
      'HTML Standard: an ampersand in an attribute',
    ],
    [
      { ...page, url: 'https://例え.jp/パス', image: 'HTTP://LOCALHOST:3000/og.png' },
      {
        html: expect.stringMatching(
          /"https:\/\/例え\.jp\/パス".*"HTTP:\/\/LOCALHOST:3000\/og\.png"/s,
        ),
      },
      'URLs appear as given',
    ],
    [
      { ...page, url: 'javascript:alert(1)', image: 'ftp://example.com/og.png' },
      `url: expected ${webAddress}, got "javascript:alert(1)"; image: expected ${webAddress}, got "ftp://example.com/og.png"`,
      'other schemes',
    ],
    [
      { ...page, link: 'https://example.com/', img: 'https://example.com/og.png' },
      'link: unknown field, did you mean url?; img: unknown field, did you mean image?',
      'the names of HTML elements',
    ],
  ],

  'random-number-generator': [
    [
      { min: 1, max: 2, count: 2, unique: true },
      { results: expect.arrayContaining([1, 2]) },
      'Wolfyxon/3ds-web-stuff #72: the max must come',
    ],
    [
      { min: 5, max: 5, count: 3 },
      { results: [5, 5, 5], min: 5, max: 5, count: 3 },
      'sindresorhus/unique-random #26',
    ],
    [{ min: -100, max: 0 }, { min: -100, max: 0, count: 1 }, 'Marak/faker.js #154, a max of 0'],
    [
      { min: null, max: null, count: null, unique: null },
      { min: 1, max: 100, count: 1, results: [expect.any(Number)] },
      'an empty form',
    ],
    [{ min: 10, max: 1 }, 'min: expected at most max, got 10', 'dubzzz/fast-check #293, max < min'],
    [
      { max: -1 },
      'max: expected at least min, which is 1 by default, got -1',
      'dubzzz/fast-check #293, nat(-1)',
    ],
    [
      { min: 500 },
      'min: expected at most max, which is 100 by default, got 500',
      'a bound above the default',
    ],
    [
      { min: 1, max: 0.5 },
      `max: expected ${wholeNumber}, got 0.5`,
      'chancejs/chancejs #55, an endless loop',
    ],
    [
      { min: 1, max: 49, count: 50, unique: true },
      'count: expected at most as many unique numbers as there are from min to max, got 50',
      'nvzqz/RandomKit #14, a lottery',
    ],
    [
      { min: '1', max: '100' },
      `min: expected ${wholeNumber}, got "1"; max: expected ${wholeNumber}, got "100"`,
      formInput,
    ],
    [
      { min: 1, max: 1e20 },
      `max: expected ${wholeNumber}, got 100000000000000000000`,
      'dubzzz/pure-rand #1, a range beyond the generator',
    ],
    [{ count: 0 }, 'count: expected a whole number from 1 to 10,000, got 0', 'none at all'],
    [{ count: 5, unique: 'true' }, 'unique: expected true or false, got "true"', formInput],
    [
      { from: 1, to: 6, howMany: 2 },
      'from: unknown field, did you mean min?; to: unknown field, did you mean max?; howMany: unknown field, did you mean count?',
      'the usual words',
    ],
    [
      { low: 1, high: 6, count: 2 },
      'low: unknown field, did you mean min?; high: unknown field, did you mean max?',
      'randint of NumPy',
    ],
    [{ min: 1, max: 6, n: 2 }, 'n: unknown field, did you mean count?', 'random.org’s API: n'],
  ],

  'dice-roller': [
    [
      { count: 5, seed: 1_234_567 },
      { rolls: [4, 2, 4, 2, 6], total: 18, average: 3.6, min: 2, max: 6 },
      'SplitMix64’s published words for this seed, 6457827717110365317 …, modulo 6 and 1 more',
    ],
    [{ count: 1, sides: 20, seed: 42 }, { rolls: [14], total: 14 }, 'SplitMix64 in Python, a d20'],
    [{ count: 3, seed: -1 }, { rolls: [3, 4, 2] }, 'SplitMix64 in Python, the seed 2⁶⁴ - 1'],
    [{ count: 4, sides: 2, seed: 0 }, { rolls: [2, 1, 2, 1] }, 'SplitMix64 in Python, coins'],
    [
      { count: 3, sides: 100, seed: 2024 },
      { rolls: [62, 43, 72], average: 59 },
      'SplitMix64 in Python, d%',
    ],
    [
      { count: null, sides: null, seed: null },
      { count: 1, sides: 6, rolls: [expect.any(Number)] },
      'Zirak/SO-ChatBot #26: one die if the number is left out',
    ],
    [
      { dice: '2d6+3' },
      'dice: unknown field, did you mean count 2 and sides 6?',
      'Kazuosu/test #36, dice notation',
    ],
    [
      { count: '2d6' },
      'count: expected count 2 and sides 6 instead of dice notation, got "2d6"',
      'dice notation in another field',
    ],
    [
      { notation: '2d6+3' },
      'notation: unknown field, did you mean count 2 and sides 6?',
      'jcolson/dndvault-bot #500: notation',
    ],
    [
      { sides: 'd20' },
      'sides: expected count 1 and sides 20 instead of dice notation, got "d20"',
      'the name of a die',
    ],
    [
      { sides: 1 },
      'sides: expected a whole number from 2 to 1,000,000, got 1',
      'the API document, section 8',
    ],
    [
      { count: 500_000 },
      'count: expected a whole number from 1 to 10,000, got 500000',
      'Pasta-Devs/Marinara-Engine #5921, which trims it in silence',
    ],
    [
      { count: 2, faces: 6 },
      'faces: unknown field, did you mean sides?',
      'tabatkins/roll #3: numFaces',
    ],
    [{ seed: 'lucky' }, 'seed: expected a number, got "lucky"', 'a word as a seed'],
    [
      { count: '2', sides: '6' },
      'count: expected a whole number from 1 to 10,000, got "2"; sides: expected a whole number from 2 to 1,000,000, got "6"',
      formInput,
    ],
    [
      { count: 4, seed: 1.5 },
      { rolls: [5, 1, 5, 5] },
      'SplitMix64 in Python, seeded with the bits of the double',
    ],
    [{ number: 2, sides: 6 }, 'number: unknown field, did you mean count?', 'the number of dice'],
    [{ count: 2, die: 20 }, 'die: unknown field, did you mean sides?', 'a die of 20 sides'],
    [
      { count: 2, randomSeed: 42 },
      'randomSeed: unknown field, did you mean seed?',
      'random_state of scikit-learn: rolls that would not repeat',
    ],
  ],
};
