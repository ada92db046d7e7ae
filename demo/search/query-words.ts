import type { LanguageCode } from '../language/languages.ts';

/** How to read the search queries of a language. */
interface QueryWords {
  /** Words that occur in questions but do not say what is wanted. */
  readonly stopWords: string;
  /** Shortens a word to the part that its other forms contain. Words have no uppercase letters or accents. */
  readonly stem: (word: string) => string;
}

const unchanged = (word: string) => word;

export const queryWords: Readonly<Record<LanguageCode, QueryWords>> = {
  en: {
    stopWords:
      'a an and any are am as at be by can could did do does for from get has have how i if in into ' +
      'is it its many me much must my need of on or should than that the their them there this to ' +
      'was we what when where which who will with would you your',
    stem: (word) =>
      word
        .replace(/(?<=[sxz]|[cs]h)es$|(?<=\w{2}[^s])s$/, '')
        .replace(/(?<=\w{3}([bdgmnprt]))\1ing$|(?<=\w{3})ing$|(?<=\w{3})ed$/, ''),
  },
  de: {
    stopWords:
      'aber als am an auf aus bei bin bis das dass dem den der des die durch ein eine einem einen einer ' +
      'eines er es für gibt habe hat ich im in ist kann können man mein meine meinem meinen meiner meines ' +
      'mich mir mit muss nach noch oder sich sie sind so soll um und uns viel viele vom von vor wann was ' +
      'welche welcher welches wenn wer werden wie wieviel will wird wo zu zum zur',
    // Many queries append the word for calculator or converter.
    stem: (word) =>
      word.replace(/(?<=\w{3})s?(?:um)?rechner$/, '').replace(/(?<=\w{4})(?:en|er|es|e|n|s)$/, ''),
  },
  es: {
    stopWords:
      'a al como con cuál cuándo cuánta cuántas cuánto cuántos de del desde dónde e el en es esta este esto ' +
      'ha hace hacer hasta hay he la las lo los me mi mis muy necesito no o para pero por puede puedo que ' +
      'quiero se ser si sin sobre son soy su sus tengo tiene tu un una uno y ya yo',
    stem: (word) => word.replace(/(?<=\w{3})(?:es|s)$/, ''),
  },
  fr: {
    stopWords:
      'à ai au aux avec c ce ces cette combien comment d dans de des du elle en est et être faire fait faut ' +
      'il ils j je jusqu l la le les leur m ma me mes mon n ne nous on ou par pas peut peux pour qu quand ' +
      'que quel quelle quelles quels qui s sa se ses si son sont suis sur t ta tes ton tu un une veut veux ' +
      'votre vous y',
    stem: (word) => word.replace(/(?<=\w{3})(?:es|s|x|e)$/, ''),
  },
  pt: {
    stopWords:
      'a ao aos as até com como da das de do dos e ela ele em era esta este eu faz fazer há isso já mais mas ' +
      'me meu meus minha minhas muito na não nas no nos o onde os ou para pela pelo por posso preciso qual ' +
      'quais quando quanta quantas quanto quantos que quem quero se sem ser seu sou sua tem tenho ter um uma ' +
      'vou',
    stem: (word) => word.replace(/(?<=\w{3})(?:oes|ais|eis|es|s)$/, ''),
  },
  ja: {
    stopWords:
      'の を に は が で と も へ や か な です ます する し した して たい ください 何 なに どう どの いくら いつ くらい ' +
      'ぐらい いる ある できる でき れる られる 私 この その',
    stem: unchanged,
  },
  zh: {
    stopWords:
      '的 了 是 在 我 你 和 与 及 或 吗 呢 怎么 怎样 如何 多少 几 什么 哪 哪个 要 想 能 会 可以 需要 多 把 个 到 从 有',
    stem: unchanged,
  },
  ar: {
    stopWords:
      'في من على إلى عن مع هو هي ما ماذا كم كيف متى أين هل لي أنا أو أن هذا هذه ذلك التي الذي كان بين كل حتى لا قد',
    stem: (word) => word.replace(/^(?:[وفبك]?ال|لل)(?=\p{L}{3})/u, ''),
  },
};
