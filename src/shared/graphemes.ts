/**
 * User-perceived characters, that is extended grapheme clusters (Unicode Standard Annex #29). Not
 * by `Intl.Segmenter`: its Unicode version is the engine's, and its time is quadratic in some.
 */
export { countGraphemes } from 'unicode-segmenter/grapheme';
