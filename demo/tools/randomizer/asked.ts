import { t } from '../../../src/form/language/language.ts';
import { asks } from '../shared/asked/question.ts';

const items = '(?<items>[^,]+(?:,[^,]+)+)';

/** pick from Ann, Ben, Cem */
const draw = asks('randomizer', {
  patterns: [`(?:pick|choose|draw)(?: one| a winner)?(?: from| of| between)?:? ${items}`],
  given: { mode: 'pick', separator: 'comma', count: 1 },
});

/** shuffle Ann, Ben, Cem */
const shuffle = asks('randomizer', {
  patterns: [`(?:shuffle|randomi[sz]e|mix)(?: the list)?:? ${items}`],
  given: { mode: 'shuffle', separator: 'comma' },
});

const coin =
  '(?:flip|toss|throw)(?: me)? a coin|coin (?:flip|toss)|flip coin|heads or tails|münze werfen|münzwurf|kopf oder zahl|(?:lanzar|tirar|echar) (?:una )?moneda|cara o cruz|pile ou face|(?:lancer|jouer à) (?:une )?pièce|(?:jogar|lançar) (?:uma )?moeda|cara ou coroa|コイン(?:トス|投げ|を投げる)|[抛掷扔]硬币|رمي (?:ال)?عمل[ةه](?: معدنية)?|قرعة (?:ال)?عملة|ملك (?:أم|ام|و|ولا) ?كتاب[ةه]';

/** flip a coin: one of its two sides is picked. */
const flip = asks('randomizer', {
  patterns: [coin],
  given: () => ({
    items: `${t('Heads')}, ${t('Tails')}`,
    ...{ mode: 'pick', separator: 'comma', count: 1 },
  }),
  answer: ({ result }) => result,
});

export const asked = [draw, shuffle, flip];
