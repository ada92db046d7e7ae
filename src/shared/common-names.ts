// Other names of fields that several tools have. A list of them is a text, since it takes fewer
// bytes.

/** Names of a text to count, change or sign. */
export const textNames =
  'text input content string str body message msg prompt value data document phrase';

/** Names of how many things to draw. */
export const countNames = 'quantity qty amount howMany number size n k times draw sample limit cnt';

/** Names of the choice to have nothing twice. */
export const uniqueNames =
  'distinct dedupe deduplicate uniq duplicate repeat repeating repetition replacement';

/** Names of the direction of a conversion. */
export const directionNames =
  'direction mode operation conversion action way method type reverse inverse invert backward undo';

/** Names of the unit of a value. */
export const fromUnitNames = 'unit source src input original angleUnit';

/** Names of the unit of a result. */
export const toUnitNames = 'target output out destination dst into resultUnit';

export const genderNames = 'sex male female';

/** Completes the error "expected …" for a name of a result that reads as an option. */
export const computed = 'none, since it is computed';

/** Names that ask to round a result, which is left to whoever shows it. */
export const rounding = {
  names: 'decimals precision digits dp round sigFigs significantFigures',
  // No decimals are a request, too.
  harmless: [false],
};
