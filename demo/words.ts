import type { ToolName, ToolResult } from 'toolworker';

/** What the site says of a tool beyond its definition. */
export interface Words<Result extends object = object> {
  /** Other words by which people look for the tool. */
  readonly synonyms: string;
  /** The field of the result that answers the question. */
  readonly headline: keyof Result & string;
  /** The formula or the rule, in one or more lines. */
  readonly formula: string;
  /** What to know about it. */
  readonly explanation: string;
  /** Where the formula comes from. */
  readonly source: string;
}

export const words: { readonly [Name in ToolName]: Words<ToolResult<Name>> } = {
  'age-calculator': {
    synonyms: 'birthday birth date born how old days alive anniversary',
    headline: 'years',
    formula: 'age = whole months from birth to the date, then the days that are left',
    explanation:
      'As many whole months as fit are counted first, and the remaining days after them. A month without the day of birth counts from its last day. Someone born on 29 February has a birthday on 1 March in common years.',
    source: 'Temporal.PlainDate.until of ECMAScript; proleptic Gregorian calendar.',
  },
  'bmi-calculator': {
    synonyms: 'body mass index overweight obesity healthy weight quetelet',
    headline: 'bmi',
    formula: 'BMI = weight in kg / (height in m)²',
    explanation:
      'The index says how weight relates to height. It knows nothing of muscle, age or build, so it is a first look and no diagnosis. An inch is 2.54 cm, a pound 0.45359237 kg, exactly.',
    source: 'Adolphe Quetelet; adult categories of the World Health Organization.',
  },
  'bmr-calculator': {
    synonyms: 'basal metabolic rate calories kcal energy diet metabolism tdee',
    headline: 'bmr',
    formula:
      'Mifflin–St Jeor: 10 w + 6.25 h − 5 a + 5 (men), − 161 (women)\nHarris–Benedict, men: 88.362 + 13.397 w + 4.799 h − 5.677 a\nHarris–Benedict, women: 447.593 + 9.247 w + 3.098 h − 4.330 a',
    explanation:
      'The energy that a body at rest takes in a day, in kcal, from weight w in kilograms, height h in centimetres and age a in years. Both equations are estimates for adults.',
    source:
      'Mifflin and others, Am J Clin Nutr 51 (1990); Roza and Shizgal, Am J Clin Nutr 40 (1984).',
  },
  'body-fat-calculator': {
    synonyms: 'body fat percentage navy method waist neck hip fitness',
    headline: 'bodyFatPercent',
    formula:
      'body fat = 495 / density − 450\nmen: density = 1.0324 − 0.19077 log₁₀(waist − neck) + 0.15456 log₁₀(height)\nwomen: density = 1.29579 − 0.35004 log₁₀(waist + hip − neck) + 0.221 log₁₀(height)',
    explanation:
      'Three or four girths give the density of the body, and the density the share of fat. The method is made for a tape measure and is a few percentage points off for single people.',
    source:
      'Hodgdon and Beckett for the US Navy (1984); Siri; categories of the American Council on Exercise.',
  },
  'sleep-cycle-calculator': {
    synonyms: 'bedtime wake up alarm sleep rem nap when should i go to bed',
    headline: 'recommended',
    formula: 'time in bed = cycles × cycle length + minutes to fall asleep',
    explanation:
      'Sleep runs in cycles of about 90 minutes. Waking between two of them feels easier than waking within one. Five or six cycles are seven and a half to nine hours of sleep.',
    source: 'Arithmetic on the clock; the usual length of a cycle is an average over adults.',
  },
  'percentage-of': {
    synonyms: 'percent discount tip share per cent of a number',
    headline: 'result',
    formula: 'x % of y = x · y / 100',
    explanation:
      'Computed on the decimals as you wrote them: 7 % of 100 is 7, without a stray digit.',
    source: 'Definition of the per cent.',
  },
  'percentage-change': {
    synonyms: 'percent increase decrease difference growth relative change',
    headline: 'percentChange',
    formula: 'change = (to − from) / |from| · 100',
    explanation:
      'A decrease is negative. Dividing by the size of the first value keeps the sign meaningful where that value is negative. From 0 to anything else, no percentage exists.',
    source: 'Definition of relative change.',
  },
  'retirement-calculator': {
    synonyms: 'pension savings 401k nest egg compound interest investment future value',
    headline: 'projectedSavings',
    formula: 'savings = S (1 + r)ⁿ + C ((1 + r)ⁿ − 1) / r',
    explanation:
      'S is what is saved now, C the contribution at the end of each month, r a twelfth of the yearly return and n the number of months. Inflation and tax are left out.',
    source: 'Future value of an ordinary annuity.',
  },
  'loan-payoff-calculator': {
    synonyms:
      'mortgage amortization debt interest monthly payment extra payment early payoff credit',
    headline: 'scheduledPayment',
    formula: 'payment = P · r / (1 − (1 + r)⁻ⁿ)',
    explanation:
      'P is the amount borrowed, r a twelfth of the yearly rate and n the number of months. Whatever is paid beyond the interest of a month makes the debt smaller, so an extra payment saves the interest of all months after it.',
    source: 'Annuity formula.',
  },
  'salary-calculator': {
    synonyms: 'wage hourly pay income annual monthly weekly yearly hour to salary',
    headline: 'annual',
    formula:
      'weekly = rate × hours a week\nannual = weekly × weeks a year\nmonthly = annual / 12\ndaily = weekly / 5',
    explanation: 'Before tax. A week has five working days.',
    source: 'Arithmetic.',
  },
  'roi-calculator': {
    synonyms: 'return on investment profit cagr annualized gain yield',
    headline: 'roi',
    formula:
      'ROI = (value − cost) / cost · 100\nannualized = ((value / cost)^(1 / years) − 1) · 100',
    explanation:
      'The annualized return is the steady growth a year that leads from the cost to the value, so investments of different length compare.',
    source: 'Definition of ROI; compound annual growth rate.',
  },
  'sales-tax-calculator': {
    synonyms: 'vat gst tax gross net price with tax reverse tax',
    headline: 'finalPrice',
    formula: 'final price = price before tax × (1 + rate / 100)',
    explanation:
      'Where the price includes the tax already, it is divided instead of multiplied. Nothing is rounded to cents.',
    source: 'Arithmetic.',
  },
  'unit-price-calculator': {
    synonyms: 'price per unit compare grocery cost per kilo ounce cheaper',
    headline: 'unitPrice',
    formula: 'unit price = price / quantity',
    explanation: 'The unit is a label: choose one for all products that you compare.',
    source: 'Arithmetic.',
  },
  'fuel-cost-calculator': {
    synonyms: 'gas petrol trip mileage mpg litres per 100 km road travel cost',
    headline: 'cost',
    formula:
      'mpg: fuel = distance / efficiency\nL/100km: fuel = distance × efficiency / 100\ncost = fuel × price',
    explanation:
      'Units mix freely. A mile is 1.609344 km and a US gallon 3.785411784 litres, both exactly.',
    source: 'International mile (1959); NIST Handbook 44, Appendix C.',
  },
  'angle-converter': {
    synonyms: 'degrees radians gradians gon turns rotation trigonometry',
    headline: 'result',
    formula: '1 turn = 360 degrees = 400 gradians = 2π radians',
    explanation: 'π is taken to 70 decimal places, and the result is rounded once.',
    source: 'ISO 80000-3.',
  },
  'base-converter': {
    synonyms: 'binary hex hexadecimal octal decimal radix number system',
    headline: 'result',
    formula: 'value = Σ digitᵢ · baseⁱ',
    explanation:
      'Numbers of any length are exact. A fraction that does not end in the new base is rounded to as many digits as you gave, at least 32.',
    source: 'Positional notation.',
  },
  'scientific-notation-converter': {
    synonyms: 'exponent standard form e notation power of ten mantissa',
    headline: 'result',
    formula: 'value = mantissa × 10^exponent, with 1 ≤ |mantissa| < 10',
    explanation: 'Every digit is kept; the number is handled as text and never rounded.',
    source: 'Normalized scientific notation.',
  },
  'cooking-converter': {
    synonyms: 'cups tablespoons teaspoons ml kitchen recipe baking volume fluid ounces',
    headline: 'result',
    formula:
      '1 gallon = 4 quarts = 8 pints = 16 cups = 128 fl oz = 256 tablespoons = 768 teaspoons = 3785.411784 ml',
    explanation: 'US customary liquid measure, by its exact ratios.',
    source: 'NIST Handbook 44, Appendix C.',
  },
  'color-converter': {
    synonyms: 'colour hex rgb hsl css picker swatch',
    headline: 'hex',
    formula: 'lightness = (max + min) / 2\nsaturation = (max − min) / (1 − |2 · lightness − 1|)',
    explanation:
      'Red, green and blue are shares of 255. The hue is the place on the wheel of colours, in degrees; a grey has none and gets 0.',
    source: 'CSS Color Module Level 4.',
  },
  'decimal-to-percent-converter': {
    synonyms: 'fraction ratio percentage per cent',
    headline: 'result',
    formula: 'percent = 100 · decimal',
    explanation: 'The point moves two places in the digits as written, so none is lost.',
    source: 'Definition of the per cent.',
  },
  'word-counter': {
    synonyms: 'character count letters sentences paragraphs reading time essay text length',
    headline: 'words',
    formula: 'reading time = words / words a minute',
    explanation:
      'A character is what a reader sees as one: an emoji or an accented letter counts once. Words in scripts without spaces are found by segmentation. Common abbreviations do not end a sentence.',
    source: 'Unicode Standard Annex #29.',
  },
  'remove-duplicate-lines': {
    synonyms: 'dedupe unique lines distinct list clean repeated',
    headline: 'result',
    formula: 'keep a line unless an equal one came before it',
    explanation:
      'The first of all equal lines stays as it was written, and the order is kept. Without case, lines compare by full case folding, so STRASSE and straße are equal.',
    source: 'Unicode case folding.',
  },
  'trim-whitespace': {
    synonyms: 'spaces tabs clean text strip collapse blank normalize',
    headline: 'result',
    formula: 'white space = the characters with the Unicode property White_Space',
    explanation:
      'Line ends and no-break spaces belong to it. Normalize makes each run one space, trim clears both ends, remove leaves none.',
    source: 'Unicode Character Database, PropList.',
  },
  'caesar-cipher': {
    synonyms: 'rot13 encrypt decrypt shift code secret letters cryptography',
    headline: 'result',
    formula: 'letter → (letter + shift) mod 26',
    explanation:
      'All but the letters A to Z stays. With a shift of 13, encrypting twice gives the text back (ROT13). It hides a spoiler, never a secret.',
    source: 'Suetonius, Divus Julius 56.',
  },
  randomizer: {
    synonyms: 'shuffle list pick winner raffle draw random names lottery choose',
    headline: 'result',
    formula: 'Fisher–Yates shuffle: swap each place with a random one not after it',
    explanation:
      'Every order is equally likely. The randomness is the cryptographic one of your device.',
    source: 'Fisher and Yates (1938), Durstenfeld (1964).',
  },
  'token-counter': {
    synonyms: 'llm gpt claude gemini prompt context window tokens ai openai',
    headline: 'tokens',
    formula: 'share = tokens / context window · 100',
    explanation:
      'An estimate, about 4 % from the count of the o200k_base encoding on a page of text. Other vendors make other tokens, often more. The text stays on your device.',
    source: 'Fitted to o200k_base of OpenAI; context windows as of November 2026.',
  },
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
  'standard-deviation-calculator': {
    synonyms: 'statistics variance mean average median sigma spread sample population',
    headline: 'standardDeviation',
    formula: 's = √(Σ (x − mean)² / (n − 1)), or / n for a whole population',
    explanation:
      'The sum of squares is exact, so a list of large and close numbers loses no digit. Dividing by n − 1 makes up for a mean that comes from the sample itself.',
    source: 'Bessel’s correction; checked against the certified sets of NIST StRD.',
  },
  'slope-calculator': {
    synonyms: 'line gradient rise run two points angle equation intercept distance',
    headline: 'equation',
    formula:
      'slope = (y₂ − y₁) / (x₂ − x₁)\nintercept = y₁ − slope · x₁\nangle = arctan(slope)\nlength = √((x₂ − x₁)² + (y₂ − y₁)²)',
    explanation: 'A vertical line has neither slope nor intercept; its angle is 90 degrees.',
    source: 'Analytic geometry.',
  },
};
