// For the demo, which imports from the form alone.
export { toAscii } from '../characters/ascii.ts';
export { visibleText } from '../characters/visible-text.ts';
export { withoutBrackets, withoutQuotes } from '../shared/brackets.ts';
export { plainNotation } from '../shared/number-notation.ts';
export { compare, lowestTerms, multiply, sign, toNumber } from '../shared/rational.ts';
export { splitAtCommas } from '../shared/split-at-commas.ts';
