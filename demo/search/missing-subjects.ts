import { fold, plain } from './terms.ts';

/**
 * What people often look for and Toolworker lacks, in the words of all eight languages, without
 * accents.
 */
const subjects = [
  'qr ?codes?|barcodes?|codigos? de barras|codigos? qr',
  'time ?zones?|zeitzonen?|zonas? horarias?|fuseaux? horaires?|fusos? horarios?',
  'temperatur(?:en|es?|as?)?',
  'usd|exchange rates?|currency(?: converter)?|wechselkurse?|wahrungsrechner|tipo de cambio|taux de change|taxa de cambio',
  'passwor(?:d|t)s?|passworter|contrasenas?|mots? de passe|senhas?',
  'net (?:pay|salary|income)|take home(?: pay)?|nettolohn|nettogehalt|netto(?:lohn|gehalts)rechner|sueldo neto|salario neto|finiquito|aguinaldo|salaire net|net a payer|salario liquido|holerite|lunar calendar|zodiac|morse(?: code)?',
  '(?:profit|gross) margins?|gewinnmarge|handelsspanne|margen (?:de|bruto)|marge (?:brute|commerciale)|margem (?:de lucro|bruta)|icms|imposto por dentro',
  'weather|wetter|el tiempo|meteo|previsao do tempo',
  'translat(?:e|or|ion)|ubersetz(?:en|er|ung)|traduc(?:ir|tor|teur|tion)|tradu(?:ire|zir|tor|cao)',
  'pdf|jpe?g|png|mp[34]',
  'timer|stopwatch|stoppuhr|cronometro|chronometre',
  'uuid|guid|ip address|ip adresse|speed ?test',
].join('|');

const inLetters = new RegExp(`(?<![\\p{L}\\p{N}])(?:${subjects})(?![\\p{L}\\p{N}])`, 'u');

/** Words of scripts in which words have no beginning, or articles are attached to it. */
const inOtherScripts = new RegExp(
  fold(
    [
      'qrコード|バーコード|タイムゾーン|時差|気温|為替|手取り|(?<!投資)利益率|粗利率|原価率|美容体重|和暦|干支|厄年|偏差値|モールス|パスワード|天気|翻訳|タイマー|ストップウォッチ',
      '二维码|利润率|毛利率|时区|温度|汇率|税后|到手工资|五险一金|个税|农历|阴历|属相|生肖|摩斯|摩尔斯|密码生成|随机密码|天气|翻译|秒表|计时器',
      'رمز الاستجابة|المناطق الزمنية|منطقة زمنية|سعر الصرف|كلمة (?:ال)?(?:مرور|سر)(?: |$)|هجري|هامش الربح|صافي الراتب|الراتب الصافي|الطقس|ترجمة|ساعة إيقاف',
    ].join('|'),
  ),
);

/**
 * Whether a query is for something that no tool does, so that those with a similar word would
 * mislead.
 */
export function isMissingSubject(query: string): boolean {
  const words = plain(query);
  return inLetters.test(words) || inOtherScripts.test(words);
}
