import { inAscii } from '../../../src/form/amounts/plain-numbers.ts';
import { message, t } from '../../../src/form/language/language.ts';
import { formatInWords } from '../../../src/form/numbers/format.ts';
import { pattern, plainIn, valuesIn } from '../shared/asked/pattern.ts';
import type { Reader } from '../shared/asked/question.ts';

const mean =
  'mean|average|mittelwert|durchschnitt|media|promedio|moyenne|média|平均|平均値|平均值|平均数|المتوسط|متوسط|المعدل';
const median = 'median|mediana|médiane|中央値|中位数|الوسيط|وسيط';
const deviation =
  'standard deviation|stdev|std dev|sd|standardabweichung|desviación estándar|desviacion estandar|desviación típica|écart[- ]type|desvio padrão|desvio padrao|標準偏差|标准差|الانحراف المعياري';

/** average of 1, 2, 3 */
const statisticNamed = (field: string, words: string, name: string): Reader => {
  const patterns = [
    pattern(
      `(?:the )?(?:${words})(?: of| von| de| der)?:? ?(?<typed>[-−+\\p{Nd}][-−+\\p{Nd}.,、، ;]*)`,
    ),
  ];
  return (query) => {
    const { typed = '' } = valuesIn(query, patterns) ?? {};
    const inputs = { numbers: plainList(String(typed)) };
    if (!/\d[ ,;]+[-−+]?\d/.test(inputs.numbers)) return undefined;
    return {
      question: `${t(name)}: ${typed}`,
      page: { slug: 'standard-deviation-calculator', inputs },
      request: inputs,
      answerIn: (result) => formatInWords(Number(result[field])),
    };
  };
};

/**
 * Returns numbers in the visitor's format as the API reads them, or the text for the API to judge.
 */
function plainList(typed: string): string {
  const figures = inAscii(typed)
    .replaceAll(/[،、]/g, ',')
    .split(/[;\s]+/)
    .map((figure) => plainIn(figure.replace(/,$/, '')));
  const areRead = figures.length > 1 && figures.every((figure) => figure !== undefined);
  return areRead ? figures.join(typed.includes(',') ? ', ' : ' ') : typed;
}

export const asked = [
  statisticNamed('mean', mean, message('Mean')),
  statisticNamed('median', median, message('Median')),
  statisticNamed('standardDeviation', deviation, message('Standard deviation of a sample')),
];
