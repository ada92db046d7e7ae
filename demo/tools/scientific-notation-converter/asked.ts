import { asks, short } from '../shared/asked/question.ts';
import { into } from '../shared/asked/words.ts';

const answer = ({ result }: { readonly result: string }) => short(result.replace(/e\+?/, ' × 10^'));

/** 1e-9 */
const plain = asks('scientific-notation-converter', {
  patterns: ['{value:power}'],
  given: { direction: 'from' },
  answer,
});

/** 299792458 in scientific notation */
const scientific = asks('scientific-notation-converter', {
  patterns: [`{value:digits} ${into} (?:scientific|standard form|scientific notation|e notation)`],
  given: { direction: 'to' },
  answer,
});

export const asked = [plain, scientific];
