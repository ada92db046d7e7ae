import { generateCron } from 'toolworker';
import { describe, expect, test } from 'vitest';
import { languageFor } from '../../../../demo/language/dictionaries.ts';
import { languageCodes } from '../../../../demo/language/languages.ts';
import { inLanguage } from '../../../../demo/language/page-language.ts';
import { page } from '../../../../demo/tools/cron-generator/page.tsx';

/**
 * Returns what the page says in a language, without the marks that keep the direction of numbers in
 * Arabic.
 */
function saidIn(code: (typeof languageCodes)[number], cron: string): string {
  const [minute = '', hour = '', day = '', month = '', weekday = ''] = cron.split(' ');
  const request = { minute, hour, day, month, weekday };
  const shown = { request, result: generateCron(request) };
  const said = inLanguage(languageFor(code, 'cron-generator'), () => page.wording(shown));
  return String(said.description?.shown).replaceAll(/[\u2066-\u2069]/g, '');
}

type Sentences = Readonly<Record<(typeof languageCodes)[number], string>>;

// Each as a native speaker would say it, by hand.
const sentences: Readonly<Record<string, Sentences>> = {
  '* * * * *': {
    en: 'Every minute.',
    de: 'Jede Minute.',
    es: 'Cada minuto.',
    fr: 'Toutes les minutes.',
    pt: 'A cada minuto.',
    ja: '毎分。',
    zh: '每分钟。',
    ar: 'كل دقيقة.',
  },
  '*/2 * * * *': {
    en: 'Every 2 minutes.',
    de: 'Alle 2 Minuten.',
    es: 'Cada 2 minutos.',
    fr: 'Toutes les 2 minutes.',
    pt: 'A cada 2 minutos.',
    ja: '2分ごと。',
    zh: '每 2 分钟。',
    ar: 'كل دقيقتين.',
  },
  '0 * * * *': {
    en: 'Every hour on the hour.',
    de: 'Zu jeder vollen Stunde.',
    es: 'A cada hora en punto.',
    fr: 'À chaque heure pile.',
    pt: 'A cada hora cheia.',
    ja: '毎時0分。',
    zh: '每小时整点。',
    ar: 'كل ساعة على رأس الساعة.',
  },
  '30 * * * *': {
    en: 'At 30 minutes past the hour.',
    de: 'Jede Stunde zur Minute 30.',
    es: 'Cada hora, en el minuto 30.',
    fr: 'Toutes les heures, à la minute 30.',
    pt: 'A cada hora, no minuto 30.',
    ja: '毎時30分。',
    zh: '每小时的第 30 分钟。',
    ar: 'في الدقيقة 30 من كل ساعة.',
  },
  '0 */2 * * *': {
    en: 'Every 2 hours from 00:00 through 22:00, every day.',
    de: 'Alle 2 Stunden.',
    es: 'Cada 2 horas.',
    fr: 'Toutes les 2 heures.',
    pt: 'A cada 2 horas.',
    ja: '2時間ごと。',
    zh: '每 2 小时。',
    ar: 'كل ساعتين.',
  },
  '0 9 * * *': {
    en: 'At 09:00, every day.',
    de: 'Jeden Tag um 09:00 Uhr.',
    es: 'Todos los días a las 9:00.',
    fr: 'Tous les jours à 09:00.',
    pt: 'Todos os dias às 09:00.',
    ja: '毎日9:00。',
    zh: '每天 09:00。',
    ar: 'كل يوم الساعة 9:00 ص.',
  },
  '30 1,18 * * *': {
    en: 'At 01:30 and 18:30, every day.',
    de: 'Jeden Tag um 01:30 und 18:30 Uhr.',
    es: 'Todos los días a la 1:30 y a las 18:30.',
    fr: 'Tous les jours à 01:30 et à 18:30.',
    pt: 'Todos os dias à 01:30 e às 18:30.',
    ja: '毎日1:30、18:30。',
    zh: '每天 01:30和18:30。',
    ar: 'كل يوم الساعة 1:30 ص و6:30 م.',
  },
  '0 9 * * 1-5': {
    en: 'At 09:00, Monday through Friday.',
    de: 'Von Montag bis Freitag um 09:00 Uhr.',
    es: 'De lunes a viernes a las 9:00.',
    fr: 'Du lundi au vendredi à 09:00.',
    pt: 'De segunda-feira a sexta-feira, às 09:00.',
    ja: '毎週月曜日から金曜日の9:00。',
    zh: '每周一至周五 09:00。',
    ar: 'من الاثنين إلى الجمعة الساعة 9:00 ص.',
  },
  '0 22 * * 0': {
    en: 'At 22:00, on Sunday.',
    de: 'Sonntags um 22:00 Uhr.',
    es: 'Los domingos a las 22:00.',
    fr: 'Le dimanche à 22:00.',
    pt: 'Aos domingos, às 22:00.',
    ja: '毎週日曜日の22:00。',
    zh: '每周日 22:00。',
    ar: 'كل أحد الساعة 10:00 م.',
  },
  '0 8 * * 1,3,5': {
    en: 'At 08:00, on Monday, Wednesday and Friday.',
    de: 'Montags, mittwochs und freitags um 08:00 Uhr.',
    es: 'Los lunes, los miércoles y los viernes a las 8:00.',
    fr: 'Le lundi, le mercredi et le vendredi à 08:00.',
    pt: 'Às segundas-feiras, às quartas-feiras e às sextas-feiras, às 08:00.',
    ja: '毎週月曜日、水曜日、金曜日の8:00。',
    zh: '每周一、周三和周五 08:00。',
    ar: 'كل اثنين وكل أربعاء وكل جمعة الساعة 8:00 ص.',
  },
  '0 8 1 * *': {
    en: 'At 08:00, on the 1st of the month.',
    de: 'Am 1. des Monats um 08:00 Uhr.',
    es: 'El día 1 de cada mes a las 8:00.',
    fr: 'Le 1er de chaque mois à 08:00.',
    pt: 'No dia 1º de cada mês, às 08:00.',
    ja: '毎月1日の8:00。',
    zh: '每月1日 08:00。',
    ar: 'في اليوم 1 من كل شهر الساعة 8:00 ص.',
  },
  '0 8 1,15 * *': {
    en: 'At 08:00, on the 1st and 15th of the month.',
    de: 'Am 1. und 15. des Monats um 08:00 Uhr.',
    es: 'Los días 1 y 15 de cada mes a las 8:00.',
    fr: 'Le 1er et le 15 de chaque mois à 08:00.',
    pt: 'Nos dias 1º e 15 de cada mês, às 08:00.',
    ja: '毎月1日、15日の8:00。',
    zh: '每月1日和15日 08:00。',
    ar: 'في اليومين 1 و15 من كل شهر الساعة 8:00 ص.',
  },
  '0 8 1-5 * *': {
    en: 'At 08:00, on the 1st through 5th of the month.',
    de: 'Vom 1. bis 5. des Monats um 08:00 Uhr.',
    es: 'Del 1 al 5 de cada mes a las 8:00.',
    fr: 'Du 1er au 5 de chaque mois à 08:00.',
    pt: 'Do dia 1º ao dia 5 de cada mês, às 08:00.',
    ja: '毎月1日から5日の8:00。',
    zh: '每月1日至5日 08:00。',
    ar: 'من اليوم 1 إلى اليوم 5 من كل شهر الساعة 8:00 ص.',
  },
  '0 12 1 1 *': {
    en: 'At 12:00, on the 1st of the month, in January.',
    de: 'Am 1. Januar um 12:00 Uhr.',
    es: 'El día 1 de enero a las 12:00.',
    fr: 'Le 1er janvier à 12:00.',
    pt: 'No dia 1º de janeiro, às 12:00.',
    ja: '1月1日の12:00。',
    zh: '1月1日 12:00。',
    ar: 'في اليوم 1 من يناير الساعة 12:00 م.',
  },
  '0 6 * 10-12 *': {
    en: 'At 06:00, every day in October through December.',
    de: 'Jeden Tag um 06:00 Uhr, von Oktober bis Dezember.',
    es: 'Todos los días a las 6:00, de octubre a diciembre.',
    fr: 'Tous les jours à 06:00, d’octobre à décembre.',
    pt: 'Todos os dias às 06:00, de outubro a dezembro.',
    ja: '10月から12月の毎日6:00。',
    zh: '10月至12月，每天 06:00。',
    ar: 'كل يوم الساعة 6:00 ص، من أكتوبر إلى ديسمبر.',
  },
  '0 6 15 1,7 *': {
    en: 'At 06:00, on the 15th of the month, in January and July.',
    de: 'Am 15. Januar und am 15. Juli um 06:00 Uhr.',
    es: 'El día 15 de enero y el día 15 de julio a las 6:00.',
    fr: 'Le 15 janvier et le 15 juillet à 06:00.',
    pt: 'No dia 15 de janeiro e no dia 15 de julho, às 06:00.',
    ja: '1月15日、7月15日の6:00。',
    zh: '1月15日和7月15日 06:00。',
    ar: 'في اليوم 15 من يناير وفي اليوم 15 من يوليو الساعة 6:00 ص.',
  },
  '*/20 9-17 * * 1-5': {
    en: 'Every 20 minutes from 09:00 through 17:40, Monday through Friday.',
    de: 'Von Montag bis Freitag alle 20 Minuten von 09:00 bis 17:40 Uhr.',
    es: 'De lunes a viernes, cada 20 minutos de 9:00 a 17:40.',
    fr: 'Du lundi au vendredi, toutes les 20 minutes de 09:00 à 17:40.',
    pt: 'De segunda-feira a sexta-feira, a cada 20 minutos das 09:00 às 17:40.',
    ja: '毎週月曜日から金曜日、9:00から17:40まで20分ごと。',
    zh: '每周一至周五，09:00 至 17:40 每 20 分钟。',
    ar: 'من الاثنين إلى الجمعة، كل 20 دقيقة من الساعة 9:00 ص إلى الساعة 5:40 م.',
  },
  '0 7 13 * 5': {
    en: 'At 07:00, on the 13th of the month or on Friday.',
    de: 'Am 13. des Monats oder freitags um 07:00 Uhr.',
    es: 'El día 13 de cada mes o los viernes a las 7:00.',
    fr: 'Le 13 de chaque mois ou le vendredi à 07:00.',
    pt: 'No dia 13 de cada mês ou às sextas-feiras, às 07:00.',
    ja: '毎月13日または毎週金曜日の7:00。',
    zh: '每月13日或每周五 07:00。',
    ar: 'في اليوم 13 من كل شهر أو كل جمعة الساعة 7:00 ص.',
  },
  '0 7 */10 * 5': {
    en: 'At 07:00, on every 10th day of the month from the 1st through the 31st, but only on Friday.',
    de: 'Am 1., 11., 21. und 31. des Monats, aber nur freitags um 07:00 Uhr.',
    es: 'Los días 1, 11, 21 y 31 de cada mes, pero solo los viernes a las 7:00.',
    fr: 'Le 1er, le 11, le 21 et le 31 de chaque mois, mais seulement le vendredi à 07:00.',
    pt: 'Nos dias 1º, 11, 21 e 31 de cada mês, mas só às sextas-feiras, às 07:00.',
    ja: '毎月1日、11日、21日、31日（金曜日のみ）の7:00。',
    zh: '每月1日、11日、21日和31日，但仅限周五 07:00。',
    ar: 'في الأيام 1 و11 و21 و31 من كل شهر، ولكن فقط كل جمعة الساعة 7:00 ص.',
  },
  '0 22 * 1-3,6 6,7': {
    en: 'At 22:00, on Saturday and Sunday, in January through March and June.',
    de: 'Samstags und sonntags um 22:00 Uhr, von Januar bis März und im Juni.',
    es: 'Los sábados y los domingos a las 22:00, de enero a marzo y en junio.',
    fr: 'Le samedi et le dimanche à 22:00, de janvier à mars et en juin.',
    pt: 'Aos sábados e aos domingos, às 22:00, de janeiro a março e em junho.',
    ja: '1月から3月、6月の毎週土曜日、日曜日の22:00。',
    zh: '1月至3月和6月，每周六和周日 22:00。',
    ar: 'كل سبت وكل أحد الساعة 10:00 م، من يناير إلى مارس وفي يونيو.',
  },
};

describe.each(languageCodes)('in %s', (code) => {
  test.each(Object.entries(sentences))('says %s', (cron, { [code]: said }) => {
    expect(saidIn(code, cron)).toBe(said);
  });
});
