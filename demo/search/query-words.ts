import type { LanguageCode } from '../language/languages.ts';

/** How to read the search queries of a language. */
interface QueryWords {
  /** Words that occur in questions but do not say what is wanted. */
  readonly stopWords: string;
  /** Words that are asked of any tool. They carry no weight beside others. */
  readonly genericWords: string;
  /**
   * Shortens a word to the part that its other forms contain. Words have no uppercase letters or
   * accents.
   */
  readonly stem: (word: string) => string;
  /** Whether a word may be made of several words of the texts. */
  readonly hasCompounds?: boolean;
  /** Whether the article is a part of the word. */
  readonly hasArticles?: boolean;
  /** Whether there are spaces between words: there are, unless this is false. */
  readonly hasSpaces?: boolean;
}

/** Generic words that people type in any language. */
export const genericEverywhere = 'app apps calculator free generator gratis online tool tools web';

const unchanged = (word: string) => word;

export const queryWords: Readonly<Record<LanguageCode, QueryWords>> = {
  en: {
    stopWords:
      'a an and any are am as at be by can could did do does for from get has have how i if in into ' +
      'is it its many me much must my need of ok on or should than that the their them there this to ' +
      'was we what when where which who will with would you your',
    genericWords:
      'accurate app best build builder calculate calculated calculating calculation ' +
      'calculations calculator calculators checker compute convert converter converters ' +
      'converting conversion convertor create creator easy estimator find finder formula ' +
      'formulas generate generator make maker picker program quick simple simulator solver tool ' +
      'tools website',
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
    genericWords:
      'ausrechnen berechne berechnen berechnet berechnung bestimmen einfach ermitteln erstellen ' +
      'errechnen formel formeln generator generieren kalkulator konverter konvertieren ' +
      'kostenfrei kostenlos kostenlose kostenloser programm rechnen rechner schnell seite ' +
      'simulator umrechnen umrechner umrechnung umwandeln umwandler umwandlung website',
    // Many queries append the word for calculator or converter.
    stem: (word) =>
      word.replace(/(?<=\w{3})s?(?:um)?rechner$/, '').replace(/(?<=\w{4})(?:en|er|es|e|n|s)$/, ''),
    hasCompounds: true,
  },
  es: {
    stopWords:
      'a al como con cuál cuándo cuánta cuántas cuánto cuántos de del desde dónde e el en es esta este esto ' +
      'ha hace hacer hasta hay he la las lo los me mi mis muy necesito no o para pero por puede puedo que ' +
      'quiero se ser si sin sobre son soy su sus tengo tiene tu un una uno y ya yo',
    genericWords:
      'aplicacion calcula calculadora calculadoras calcular calcule calculo calculos conversion ' +
      'conversor convertidor convertir crear creador facil formula formulas generador generar ' +
      'gratuita gratuito hallar herramienta herramientas linea obtener pagina programa rapido ' +
      'sacar simulador simular',
    stem: (word) => word.replace(/(?<=\w{3})(?:es|s)$/, ''),
  },
  fr: {
    stopWords:
      'à ai au aux avec c ce ces cette combien comment d dans de des du elle en est et être faire fait faut ' +
      'il ils j je jusqu l la le les leur m ma me mes mon n ne nous on ou par pas peut peux pour qu quand ' +
      'que quel quelle quelles quels qui s sa se ses si son sont suis sur t ta tes ton tu un une veut veux ' +
      'votre vous y',
    genericWords:
      'appli application calcul calculateur calculatrice calculer calculette calculs conversion ' +
      'convertir convertisseur creer facile formule generateur generer gratuit gratuite ' +
      'gratuitement ligne logiciel outil outils programme rapide simulateur simulation simuler ' +
      'site trouver',
    stem: (word) => word.replace(/(?<=\w{3})(?:es|s|x|e)$/, ''),
  },
  pt: {
    stopWords:
      'a ao aos as até com como da das de do dos e ela ele em era esta este eu faz fazer há isso já mais mas ' +
      'me meu meus minha minhas muito na não nas no nos o onde os ou para pela pelo por posso preciso qual ' +
      'quais quando quanta quantas quanto quantos que quem quero se sem ser seu sou sua tem tenho ter um uma ' +
      'vou',
    genericWords:
      'aplicativo calculadora calculadoras calcular calcule calculo calculos conversao ' +
      'conversor converter criador criar facil ferramenta ferramentas formula formulas gerador ' +
      'gerar gratuita gratuito programa rapido simulacao simulador simular site transformar',
    stem: (word) => word.replace(/(?<=\w{3})(?:oes|ais|eis|es|s)$/, ''),
  },
  ja: {
    stopWords:
      'ください できます できる したい しますか ですか です ます する した どう どの いくら くらい ぐらい いる ある ' +
      'れる られる 必要 この その って という ための どれ 何ですか とは 私の 私',
    genericWords:
      '計算 計算機 計算器 計算方法 計算式 ツール 自動 変換 換算 シミュレーション シミュレーター シミュレータ ' +
      '生成 作成 ジェネレーター ジェネレータ コンバーター メーカー サイト アプリ ソフト 無料 オンライン 簡単 方法 ' +
      'やり方 求め方 出し方 公式 電卓 設定 使い方',
    stem: unchanged,
    hasSpaces: false,
  },
  zh: {
    stopWords: '的 了 是 我 你 吗 呢 怎么 怎样 如何 多少 什么 哪 哪个 可以 需要',
    genericWords:
      '计算 计算器 计算机 计算公式 公式 在线 工具 免费 转换 转换器 换算 换算器 生成 生成器 制作 网页版 网站 ' +
      '小程序 软件 查询 计算方法 方法 怎么算',
    stem: unchanged,
    hasSpaces: false,
  },
  ar: {
    stopWords:
      'في من على إلى عن مع هو هي ما ماذا كم كيف متى أين هل لي أنا أو أن هذا هذه ذلك التي الذي كان بين كل حتى لا قد',
    genericWords:
      'احسب حساب حاسب حاسبة الحاسبة حاسبات آلة تحويل محول مولد توليد إنشاء أداة أدوات برنامج ' +
      'موقع تطبيق اون لاين أونلاين الإنترنت انترنت مجاني مجانا مجانية طريقة كيفية صيغة قانون',
    stem: (word) => word.replace(/^(?:[وفبك]?ال|لل)(?=\p{L}{3})/u, ''),
    hasArticles: true,
  },
};
