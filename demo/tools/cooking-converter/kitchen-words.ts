import type { KitchenUnit } from './units.ts';

/**
 * Words for units in other languages. Their spoons and cups are metric ones, not those of the US.
 */
const unitWords: readonly (readonly [KitchenUnit, string])[] = [
  [
    'metric tablespoon',
    'el|esslöffel|eßlöffel|cucharadas?|cdas?|càs|cuillères? à soupe|colher(?:es)? de sopa|大さじ|汤匙|大勺|ملعقة كبيرة|ملاعق كبيرة',
  ],
  [
    'metric teaspoon',
    'tl|teelöffel|cucharaditas?|cditas?|càc|cuillères? à café|colher(?:es)? de chá|小さじ|茶匙|小勺|ملعقة صغيرة|ملاعق صغيرة',
  ],
  ['metric cup', 'tassen?|tazas?|tasses?|xícaras?|xicaras?|杯|أكواب|كوب'],
  ['Japanese cup', 'カップ'],
  ['gram', 'gramm|gramos?|グラム|克|غراما?|غم'],
  ['kilogram', 'kilo(?:gramm)?|キロ|公斤|千克|كيلو(?:غرام)?'],
  ['ml', 'milliliter|mililitros?|millilitres?|ミリリットル|毫升|مل'],
  ['liter', 'liter|litros?|リットル|升|لتر'],
];

/** Words at the beginning of a text. Chinese and Japanese write no spaces behind a word. */
const first = patterns((words) => `^(?:${words})(?![\\p{sc=Latn}\\p{sc=Arab}])`);

/** Words at the end of a text, as Chinese and Japanese have them before an amount. */
const last = patterns((words) => `(?<![\\p{sc=Latn}\\p{sc=Arab}])(?:${words})$`);

const alone = patterns((words) => `^(?:${words})$`);

function patterns(source: (words: string) => string) {
  return unitWords.map(([unit, words]) => [unit, new RegExp(source(words), 'iu')] as const);
}

/** All words for units, as a part of a pattern. */
export const kitchenWords = unitWords.map(([, source]) => source).join('|');

/** A unit, and the word that names it in a text. */
interface NamedUnit {
  readonly unit: KitchenUnit;
  readonly word: string;
}

/** Returns the unit with which a text begins. */
export function kitchenUnitAt(text: string): NamedUnit | undefined {
  return unitIn(text, first);
}

/** Returns the unit with which a text ends. */
export function kitchenUnitBefore(text: string): NamedUnit | undefined {
  return unitIn(text, last);
}

/** Returns the unit that a whole text names. */
export function kitchenUnit(text: string): KitchenUnit | undefined {
  return unitIn(text, alone)?.unit;
}

function unitIn(text: string, patterns: typeof first): NamedUnit | undefined {
  for (const [unit, pattern] of patterns) {
    const [word] = pattern.exec(text) ?? [];
    if (word !== undefined) return { unit, word };
  }
  return undefined;
}

/** Words of recipes for ingredients, whose names in lists are more exact. */
const ingredientWords: Readonly<Record<string, string>> = {
  'all-purpose flour':
    'mehl|weizenmehl|harina|harina de trigo|farine|farinha|farinha de trigo|小麦粉|薄力粉|面粉|دقيق|طحين',
  sugar: 'zucker|azúcar|azucar|sucre|açúcar|acucar|砂糖|糖|白糖|سكر',
  butter: 'butter|mantequilla|manteca|beurre|manteiga|バター|黄油|زبدة',
  honey: 'honig|miel|mel|はちみつ|蜂蜜|عسل',
  milk: 'milch|leche|lait|leite|牛乳|牛奶|حليب',
  water: 'wasser|agua|eau|água|水|ماء',
  'table salt': 'salz|sal|sel|塩|盐|ملح',
  'uncooked white rice': 'reis|arroz|riz|米|大米|أرز',
  'rolled oats': 'haferflocken|avena|flocons? d.avoine|aveia|オートミール|燕麦|شوفان',
  'cocoa powder': 'kakao|cacao|cacau|ココア|可可粉|كاكاو',
  'vegetable oil': 'öl|aceite|huile|óleo|油|食用油|زيت',
};

const ingredients = Object.entries(ingredientWords).map(
  ([name, source]) =>
    [
      name,
      new RegExp(
        `(?<![\\p{sc=Latn}\\p{sc=Arab}])(?:${source})(?![\\p{sc=Latn}\\p{sc=Arab}])`,
        'iu',
      ),
    ] as const,
);

/** Returns the English name of the ingredient that a text names in another language. */
export function ingredientWord(text: string): string | undefined {
  return ingredients.find(([, pattern]) => pattern.test(text))?.[0];
}
