import type { AboutTool } from '../../model/about.ts';
import { ingredients } from './ingredients.ts';
import { kitchenUnits } from './units.ts';

const labels = {
  'label cup': 'cup (US food labels, 240 ml)',
  'metric cup': 'cup (metric, 250 ml)',
  'metric tablespoon': 'tablespoon (metric, 15 ml)',
  'Australian tablespoon': 'tablespoon (Australia, 20 ml)',
  'metric teaspoon': 'teaspoon (metric, 5 ml)',
  'Japanese cup': 'cup (Japan, 200 ml)',
  'imperial cup': 'cup (imperial, 284 ml)',
  'imperial fluid ounce': 'fluid ounce (imperial, 28.4 ml)',
  'imperial pint': 'pint (imperial, 568 ml)',
  gram: 'grams',
  kilogram: 'kilograms',
  ounce: 'ounces',
  pound: 'pounds',
};

export const about: AboutTool<'cooking-converter'> = {
  icon: 'M5 5h12v13a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2zM17 8h1.5a2.5 2.5 0 0 1 0 6H17M5 9.5h4M5 13.5h3',
  synonyms:
    'cups tablespoons teaspoons ml grams ounces flour sugar butter kitchen recipe baking volume fluid fraction chart cup tbsp tsp tablespoon teaspoon gram ounce oz pint quart milliliters measurement measurements rice honey oil recipes',
  description:
    'Converts cups, spoons, milliliters and more, and weighs what is in them: how many grams is a cup of flour?',
  fields: { ml: { hidden: true }, units: { hidden: true } },
  pageFields: {
    from: { enum: kitchenUnits, default: 'ml', title: 'Unit', labels },
    ingredient: {
      enum: ['', ...ingredients.map(({ name }) => name)],
      default: '',
      title: 'Ingredient',
      labels: { '': 'None: volumes only' },
    },
    to: { enum: kitchenUnits, default: 'ml', title: 'To', labels },
  },
  formExample: { value: 1, from: 'cup', ingredient: 'all-purpose flour', to: 'gram' },
  handles: { value: true, from: true, to: true },
  formula:
    '1 gallon = 4 quarts = 8 pints = 16 cups = 128 fl oz = 256 tablespoons = 768 teaspoons = 3785.411784 ml\ngrams = milliliters × grams per cup / milliliters per cup',
  explanation:
    'The ratios of US customary liquid measures are exact. The weight of a cup of each ingredient is an average, which depends on how it is ground, sifted and packed.',
  source:
    'NIST Handbook 44, Appendix C; weights of household measures in FoodData Central, U.S. Department of Agriculture.',
  topics: 'cups to grams, ml and ounces',
  reading:
    'The answer is the amount in the other unit, with ≈ if it depends on the average weight of a cup. Below it are all units at once.',
  sentences: {
    answer: [{ text: '{result}\nis {value} of {ingredient}.' }, { text: '{result}\nis {value}.' }],
  },
  mistake:
    'Fluid ounces are not ounces of weight, and a cup of flour weighs less than a cup of water. A cup has 236.6 ml in American recipes, 250 ml in Australian ones and 284 ml in old British ones.',
};
