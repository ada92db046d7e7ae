export interface Ingredient {
  /** The name in English, which links contain. */
  readonly name: string;
  /** Other names in recipes. */
  readonly synonyms?: readonly string[];
  /** The weight of the measure in grams, as its source states it. */
  readonly grams: string;
  readonly measure: 'ml' | 'teaspoon' | 'cup';
  /** The food in the source. */
  readonly food?: string;
}

/**
 * Weights of US household measures: U.S. Department of Agriculture, National Nutrient Database for
 * Standard Reference, release 28, now in FoodData Central, which is in the public domain. The foods
 * have its names.
 */
const flours: readonly Ingredient[] = [
  {
    name: 'all-purpose flour',
    synonyms: ['flour', 'plain flour', 'white flour'],
    grams: '125',
    measure: 'cup',
    food: 'Wheat flour, white, all-purpose, enriched, bleached: cup',
  },
  {
    name: 'bread flour',
    synonyms: ['strong flour'],
    grams: '137',
    measure: 'cup',
    food: 'Wheat flour, white, bread, enriched: cup',
  },
  {
    name: 'cake flour',
    grams: '137',
    measure: 'cup',
    food: 'Wheat flour, white, cake, enriched: cup unsifted, dipped',
  },
  {
    name: 'whole wheat flour',
    synonyms: ['wholemeal flour', 'whole-wheat flour', 'wholewheat flour'],
    grams: '120',
    measure: 'cup',
    food: 'Wheat flour, whole-grain: cup',
  },
  {
    name: 'rye flour',
    grams: '102',
    measure: 'cup',
    food: 'Rye flour, medium: cup',
  },
  {
    name: 'rice flour',
    grams: '158',
    measure: 'cup',
    food: 'Rice flour, white, unenriched: cup',
  },
  {
    name: 'ground almonds',
    synonyms: ['almond flour', 'almond meal'],
    grams: '95',
    measure: 'cup',
    food: 'Nuts, almonds: cup, ground',
  },
  {
    name: 'cornstarch',
    synonyms: ['corn starch', 'cornflour'],
    grams: '128',
    measure: 'cup',
    food: 'Cornstarch: cup',
  },
  {
    name: 'cornmeal',
    grams: '122',
    measure: 'cup',
    food: 'Cornmeal, whole-grain, yellow: cup',
  },
  {
    name: 'semolina',
    grams: '167',
    measure: 'cup',
    food: 'Semolina, unenriched: cup',
  },
];

const grains: readonly Ingredient[] = [
  {
    name: 'rolled oats',
    synonyms: ['oats', 'oatmeal'],
    grams: '81',
    measure: 'cup',
    food: 'Cereals, oats, regular and quick, not fortified, dry: cup',
  },
  {
    name: 'uncooked white rice',
    synonyms: ['rice', 'white rice'],
    grams: '185',
    measure: 'cup',
    food: 'Rice, white, long-grain, regular, raw, enriched: cup',
  },
  {
    name: 'uncooked couscous',
    synonyms: ['couscous'],
    grams: '173',
    measure: 'cup',
    food: 'Couscous, dry: cup',
  },
  {
    name: 'uncooked quinoa',
    synonyms: ['quinoa'],
    grams: '170',
    measure: 'cup',
    food: 'Quinoa, uncooked: cup',
  },
  {
    name: 'dry lentils',
    synonyms: ['lentils'],
    grams: '192',
    measure: 'cup',
    food: 'Lentils, raw: cup',
  },
  {
    name: 'dry breadcrumbs',
    synonyms: ['breadcrumbs', 'bread crumbs'],
    grams: '108',
    measure: 'cup',
    food: 'Bread crumbs, dry, grated, plain: cup',
  },
];

const sugars: readonly Ingredient[] = [
  {
    name: 'sugar',
    synonyms: ['granulated sugar', 'white sugar'],
    grams: '200',
    measure: 'cup',
    food: 'Sugars, granulated: cup',
  },
  {
    name: 'brown sugar, packed',
    synonyms: ['brown sugar', 'packed brown sugar'],
    grams: '220',
    measure: 'cup',
    food: 'Sugars, brown: cup packed',
  },
  {
    name: 'powdered sugar',
    synonyms: ['icing sugar', "confectioners' sugar", 'confectioners sugar'],
    grams: '120',
    measure: 'cup',
    food: 'Sugars, powdered: cup unsifted',
  },
  { name: 'honey', grams: '339', measure: 'cup', food: 'Honey: cup' },
  {
    name: 'maple syrup',
    synonyms: ['syrup'],
    grams: '315',
    measure: 'cup',
    food: 'Syrups, maple: cup',
  },
  {
    name: 'corn syrup',
    grams: '341',
    measure: 'cup',
    food: 'Syrups, corn, light: cup',
  },
  {
    name: 'molasses',
    synonyms: ['treacle'],
    grams: '337',
    measure: 'cup',
    food: 'Molasses: cup',
  },
];

const fats: readonly Ingredient[] = [
  { name: 'butter', grams: '227', measure: 'cup', food: 'Butter, salted: cup' },
  {
    name: 'vegetable oil',
    synonyms: ['oil', 'canola oil'],
    grams: '218',
    measure: 'cup',
    food: 'Oil, canola: cup',
  },
  {
    name: 'olive oil',
    grams: '216',
    measure: 'cup',
    food: 'Oil, olive, salad or cooking: cup',
  },
  { name: 'coconut oil', grams: '218', measure: 'cup', food: 'Oil, coconut: cup' },
  {
    name: 'shortening',
    synonyms: ['vegetable shortening'],
    grams: '205',
    measure: 'cup',
    food: 'Shortening, vegetable, household, composite: cup',
  },
  {
    name: 'peanut butter',
    grams: '258',
    measure: 'cup',
    food: 'Peanut butter, smooth style, with salt: cup',
  },
];

const liquids: readonly Ingredient[] = [
  // A gram is the mass of a milliliter of water, to 0.03% at 4 °C.
  { name: 'water', grams: '1', measure: 'ml' },
  {
    name: 'milk',
    synonyms: ['whole milk'],
    grams: '244',
    measure: 'cup',
    food: 'Milk, whole, 3.25% milkfat, with added vitamin D: cup',
  },
  {
    name: 'buttermilk',
    grams: '245',
    measure: 'cup',
    food: 'Milk, buttermilk, fluid, cultured, lowfat: cup',
  },
  {
    name: 'heavy cream',
    synonyms: ['cream', 'whipping cream', 'heavy whipping cream', 'double cream'],
    grams: '238',
    measure: 'cup',
    food: 'Cream, fluid, heavy whipping: cup, fluid',
  },
  {
    name: 'sour cream',
    grams: '230',
    measure: 'cup',
    food: 'Cream, sour, cultured: cup',
  },
  {
    name: 'plain yogurt',
    synonyms: ['yogurt', 'yoghurt'],
    grams: '245',
    measure: 'cup',
    food: 'Yogurt, plain, whole milk: cup (8 fl oz)',
  },
  {
    name: 'cream cheese',
    grams: '232',
    measure: 'cup',
    food: 'Cheese, cream: cup',
  },
  {
    name: 'grated Parmesan',
    synonyms: ['parmesan', 'parmesan cheese'],
    grams: '100',
    measure: 'cup',
    food: 'Cheese, parmesan, grated: cup',
  },
  {
    name: 'shredded Cheddar',
    synonyms: ['cheddar', 'cheddar cheese', 'shredded cheese', 'grated cheese'],
    grams: '113',
    measure: 'cup',
    food: 'Cheese, cheddar: cup, shredded',
  },
];

const extras: readonly Ingredient[] = [
  {
    name: 'cocoa powder',
    synonyms: ['cocoa', 'cacao powder'],
    grams: '86',
    measure: 'cup',
    food: 'Cocoa, dry powder, unsweetened: cup',
  },
  {
    name: 'chocolate chips',
    grams: '168',
    measure: 'cup',
    food: 'Candies, semisweet chocolate: cup chips (6 oz package)',
  },
  {
    name: 'chopped walnuts',
    synonyms: ['walnuts'],
    grams: '117',
    measure: 'cup',
    food: 'Nuts, walnuts, english: cup, chopped',
  },
  {
    name: 'chopped pecans',
    synonyms: ['pecans'],
    grams: '109',
    measure: 'cup',
    food: 'Nuts, pecans: cup, chopped',
  },
  {
    name: 'sliced almonds',
    synonyms: ['flaked almonds', 'almonds'],
    grams: '92',
    measure: 'cup',
    food: 'Nuts, almonds: cup, sliced',
  },
  {
    name: 'shredded coconut',
    synonyms: ['coconut', 'desiccated coconut'],
    grams: '93',
    measure: 'cup',
    food: 'Nuts, coconut meat, dried (desiccated), sweetened, shredded: cup, shredded',
  },
  {
    name: 'raisins',
    grams: '145',
    measure: 'cup',
    food: 'Raisins, seedless: cup (not packed)',
  },
];

const seasonings: readonly Ingredient[] = [
  {
    name: 'table salt',
    synonyms: ['salt'],
    grams: '6.0',
    measure: 'teaspoon',
    food: 'Salt, table: tsp',
  },
  {
    name: 'baking powder',
    grams: '4.6',
    measure: 'teaspoon',
    food: 'Leavening agents, baking powder, double-acting, sodium aluminum sulfate: tsp',
  },
  {
    name: 'baking soda',
    synonyms: ['bicarbonate of soda', 'soda'],
    grams: '4.6',
    measure: 'teaspoon',
    food: 'Leavening agents, baking soda: tsp',
  },
  {
    name: 'dry yeast',
    synonyms: ['yeast', 'active dry yeast', 'instant yeast'],
    grams: '4.0',
    measure: 'teaspoon',
    food: "Leavening agents, yeast, baker's, active dry: tsp",
  },
  {
    name: 'ground cinnamon',
    synonyms: ['cinnamon'],
    grams: '2.6',
    measure: 'teaspoon',
    food: 'Spices, cinnamon, ground: tsp',
  },
  {
    name: 'vanilla extract',
    synonyms: ['vanilla'],
    grams: '4.2',
    measure: 'teaspoon',
    food: 'Vanilla extract: tsp',
  },
];

/** The ingredients, by the group in which the form shows them. */
export const ingredientGroups = {
  flours,
  sugars,
  fats,
  liquids,
  grains,
  seasonings,
  extras,
} as const;

export const ingredients: readonly Ingredient[] = Object.values(ingredientGroups).flat();

/** Returns the ingredient with this English name. */
export function ingredientNamed(name: string | undefined): Ingredient | undefined {
  return ingredients.find((ingredient) => ingredient.name === name);
}
