/** The end of a sentence that is not the last. */
export interface SentenceBreak {
  /** The index at which the next sentence starts. */
  readonly index: number;
  /** The index of the full stop or other mark that ended the sentence; a separator has none. */
  readonly terminator: number | undefined;
}

/**
 * The sentence boundaries of Unicode Standard Annex #29, but that a line end is a space. Linear in
 * the length of the text, which `Intl.Segmenter` is not in every engine.
 */
export function* sentenceBreaks(text: string): Generator<SentenceBreak> {
  const propertyOf = rememberProperties();
  let state: State = 'start';
  let terminator: number | undefined;
  let undecided = 0;
  let codePoint = 0;
  for (let index = 0; index < text.length; index += codePoint > 0xffff ? 2 : 1) {
    codePoint = text.codePointAt(index) ?? 0;
    const property = propertyOf(codePoint);
    if (property === 'Extend' && state !== 'start' && state !== 'separator') continue;
    let next = follow(state, property);
    if (next === 'break') {
      yield { index: state === 'undecided' ? undecided : index, terminator };
      next = begin('start', property);
    }
    if (next === 'separator') terminator = undefined;
    else if (isTerminator(property)) terminator = index;
    else if (next === 'undecided' && state !== 'undecided') undecided = index;
    state = next;
  }
  if (state === 'undecided') yield { index: undecided, terminator };
}

/** What the text so far ends with, as the rules see it. */
type State =
  | 'start'
  | 'text'
  | 'casedLetter'
  | 'stopAfterLetter'
  | 'stop'
  | 'stopClose'
  | 'stopSpace'
  /** A full stop and neither letter nor terminator since: a lower-case letter may still join. */
  | 'undecided'
  | 'mark'
  | 'markSpace'
  | 'separator';

/** The state after one more character, or that a sentence ends before it. */
function follow(state: State, property: Property): State | 'break' {
  switch (state) {
    case 'start':
    case 'text':
    case 'casedLetter':
      return begin(state, property);
    case 'separator':
      return 'break';
    case 'undecided':
      if (property === 'Lower') return 'casedLetter';
      return isLetter(property) || isTerminator(property) || property === 'Separator'
        ? 'break'
        : 'undecided';
    case 'mark':
    case 'markSpace':
      return followTerminator(state, property, 'mark') ?? 'break';
    default:
      return followTerminator(state, property, 'stop') ?? followStop(state, property);
  }
}

/** The rules SB8a to SB10. */
function followTerminator(
  state: State,
  property: Property,
  kind: 'mark' | 'stop',
): State | undefined {
  if (property === 'Continue' || property === 'Separator' || isTerminator(property)) {
    return begin(state, property);
  }
  if (property === 'Space') return `${kind}Space`;
  if (property === 'Close' && state !== `${kind}Space`) return kind === 'stop' ? 'stopClose' : kind;
  return undefined;
}

/** The rules SB6 to SB8. */
function followStop(state: State, property: Property): State | 'break' {
  const isAdjacent = state === 'stop' || state === 'stopAfterLetter';
  if (isAdjacent && property === 'Numeric') return 'text';
  if (state === 'stopAfterLetter' && property === 'Upper') return 'casedLetter';
  if (property === 'Lower') return 'casedLetter';
  return isLetter(property) ? 'break' : 'undecided';
}

function begin(state: State, property: Property): State {
  switch (property) {
    case 'Stop':
      return state === 'casedLetter' ? 'stopAfterLetter' : 'stop';
    case 'Mark':
      return 'mark';
    case 'Separator':
      return 'separator';
    case 'Lower':
    case 'Upper':
      return 'casedLetter';
    default:
      return 'text';
  }
}

function isTerminator(property: Property): boolean {
  return property === 'Stop' || property === 'Mark';
}

function isLetter(property: Property): boolean {
  return property === 'Lower' || property === 'Upper' || property === 'OtherLetter';
}

type Property = ReturnType<typeof properties>[number][0] | 'Other';

/**
 * The values of the property Sentence_Break with their characters; the first that fits holds.
 * Extend is also Format, Stop is ATerm, and Mark is STerm. They are built where they are needed, as
 * a worker that starts for another tool would be slower for them.
 */
const properties = () =>
  [
    ['Separator', /[\x85\u2028\u2029]/u],
    ['Space', /\p{White_Space}/u],
    [
      'Numeric',
      /[\p{Nd}\u0600-\u0605\u066B\u066C\u06DD\u0890\u0891\u08E2\u19DA\u{110BD}\u{110CD}]/u,
    ],
    ['Extend', /[\p{Grapheme_Extend}\p{Mc}\p{Cf}]/u],
    ['Stop', /[.\u2024\uFE52\uFF0E]/u],
    ['Mark', /\p{Sentence_Terminal}/u],
    [
      'Continue',
      /[,\-:;\u037E\u055D\u060C\u060D\u07F8\u1802\u1808\u2013\u2014\u3001\uFE10\uFE11\uFE13\uFE14\uFE31\uFE32\uFE50\uFE51\uFE54\uFE55\uFE58\uFE63\uFF0C\uFF0D\uFF1A\uFF1B\uFF64]/u,
    ],
    [
      'Close',
      /["'\p{Ps}\p{Pe}\p{Pi}\p{Pf}\u275B-\u2760\u2E00\u2E01\u2E06-\u2E08\u2E0B\u{1F676}-\u{1F678}]/u,
    ],
    // Georgian letters have two cases, but its capitals do not start sentences.
    ['OtherLetter', /[\u05F3\u10D0-\u10FA\u10FD-\u10FF\u1C90-\u1CBA\u1CBD-\u1CBF]/u],
    ['Lower', /\p{Lowercase}/u],
    ['Upper', /[\p{Uppercase}\p{Lt}]/u],
    ['OtherLetter', /\p{Alphabetic}/u],
  ] as const;

function rememberProperties(): (codePoint: number) => Property {
  const all = properties();
  const known = new Map<number, Property>();
  return (codePoint) => {
    let property = known.get(codePoint);
    if (!property) {
      property = findProperty(all, String.fromCodePoint(codePoint));
      known.set(codePoint, property);
    }
    return property;
  };
}

function findProperty(all: ReturnType<typeof properties>, character: string): Property {
  return all.find(([, characters]) => characters.test(character))?.[0] ?? 'Other';
}
