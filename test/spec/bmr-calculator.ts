import { calculateBmr } from 'toolworker';
import { least } from '../support/long-requests.ts';
import { formInput, type SpecOf } from '../support/spec.ts';

const formulaError = 'formula: expected one of mifflin, harris';
const noRate = 'weight: expected more weight or height, or a lower age, for a BMR greater than 0';

const man = { gender: 'male', age: 30, weight: 70, height: 175 } as const;
const woman = { gender: 'female', age: 30, weight: 60, height: 165 } as const;
const byHand = 'the published equation, by hand';

/** Measures that no adult has, and the error. */
const wrongUnits = [
  [{ height: 1.75 }, 'height: expected centimeters such as 175, got 1.75'],
  [{ height: 5.9 }, 'height: expected centimeters such as 175, got 5.9'],
  [{ height: 17.5 }, 'height: expected centimeters such as 175, got 17.5'],
  [{ height: 49.999 }, 'height: expected centimeters such as 175, got 49.999'],
  [{ height: 300.001 }, 'height: expected centimeters such as 175, got 300.001'],
  [{ height: 1750 }, 'height: expected centimeters such as 175, got 1750'],
  [{ height: 5e-324 }, 'height: expected centimeters such as 175, got 5e-324'],
  [{ weight: 9.999 }, 'weight: expected kilograms such as 70, got 9.999'],
  [{ weight: 0.07 }, 'weight: expected kilograms such as 70, got 0.07'],
  [{ weight: 70_000 }, 'weight: expected kilograms such as 70, got 70000'],
  [{ weight: 700.001 }, 'weight: expected kilograms such as 70, got 700.001'],
  [{ height: 90, weight: 400 }, 'height: expected centimeters such as 175, got 90'],
  [{ height: 55, weight: 90.76 }, 'height: expected centimeters such as 175, got 55'],
  [{ height: 150, weight: 690 }, 'weight: expected kilograms such as 70, got 690'],
  [{ height: 175, weight: 15.3 }, 'weight: expected kilograms such as 70, got 15.3'],
  [{ height: 260, weight: 33 }, 'height: expected centimeters such as 175, got 260'],
  [{ weight: 1e308 }, 'weight: expected kilograms such as 70, got 1e+308'],
  [{ age: 130.001 }, 'age: expected a number greater than 0 and at most 130, got 130.001'],
  [{ age: 360 }, 'age: expected a number greater than 0 and at most 130, got 360'],
  [{ age: 1990 }, 'age: expected a number greater than 0 and at most 130, got 1990'],
] as const;

const ageRange = 'a number greater than 0 and at most 130';

export const spec: SpecOf<typeof calculateBmr> = {
  run: calculateBmr,
  operation: 'calculate-bmr',
  fields: {
    gender: 'male | female, required',
    age: 'number > 0 ≤ 130, required',
    weight: 'number ≥ 10 ≤ 700, required',
    height: 'number ≥ 50 ≤ 300, required',
    formula: 'mifflin | harris, default "mifflin"',
  },
  result: ['bmr', 'formula', 'gender', 'age', 'weight', 'height'],
  answers: [
    [man, { bmr: 1648.75, formula: 'mifflin', ...man }, 'calculatorlib.com, Mifflin-St Jeor calculator, worked example'],
    [{ ...woman, formula: 'mifflin' }, { bmr: 1320.25, formula: 'mifflin', ...woman }, '600 + 1031.25 − 150 − 161'],
    [{ ...man, formula: 'harris' }, { bmr: 1695.667, formula: 'harris', ...man }, '88.362 + 937.79 + 839.825 − 170.31'],
    [{ ...woman, formula: 'harris' }, { bmr: 1383.683, formula: 'harris', ...woman }, '447.593 + 554.82 + 511.17 − 129.9'],
    [
      { gender: 'female', age: 29.99, weight: 61.3, height: 167.9, formula: 'harris' },
      { bmr: 1404.7316, formula: 'harris', gender: 'female', age: 29.99, weight: 61.3, height: 167.9 },
      `${byHand}; in doubles it comes to 1404.7315999999998`,
    ],
    [
      { gender: 'male', age: 0.2, weight: 10, height: 50 },
      { bmr: 416.5, formula: 'mifflin', gender: 'male', age: 0.2, weight: 10, height: 50 },
      'the smallest measures, 100 + 312.5 − 1 + 5',
    ],
    [
      { gender: 'male', age: 30, weight: 20, height: 200 },
      { bmr: 1305, formula: 'mifflin', gender: 'male', age: 30, weight: 20, height: 200 },
      'a body mass index of 5; 200 + 1250 − 150 + 5',
    ],
    [
      { gender: 'male', age: 30, weight: 75, height: 50 },
      { bmr: 917.5, formula: 'mifflin', gender: 'male', age: 30, weight: 75, height: 50 },
      'a body mass index of 300; 750 + 312.5 − 150 + 5',
    ],
    [
      { gender: 'male', age: 130, weight: 700, height: 300 },
      { bmr: 8230, formula: 'mifflin', gender: 'male', age: 130, weight: 700, height: 300 },
      'the largest measures, 7000 + 1875 − 650 + 5',
    ],
  ],
  refusals: [
    [{ gender: 'female', age: 130, weight: 10, height: 50 }, `${noRate}, got 10`],
    [{ gender: 'male', age: 130, weight: 10.5, height: 50, formula: 'harris' }, `${noRate}, got 10.5`],
    ...wrongUnits.map(([measures, error]) => [{ ...man, ...measures }, error] as const),
    [
      { ...man, weight: 70_000, height: 1.75, age: 1990 },
      'age: expected a number greater than 0 and at most 130, got 1990; weight: expected kilograms such as 70, got 70000; height: expected centimeters such as 175, got 1.75',
    ],
    [{ ...man, formula: '\ud800' }, String.raw`${formulaError}, got "\ud800"`],
  ],
  typed: [
    [
      { gender: 'female', age: 28, weight: 65, height: 165 },
      { bmr: 1380.25, formula: 'mifflin' },
      'qaicalculator.com: 650 + 1031.25 - 140 - 161',
    ],
    [{ gender: 'male', age: 25, weight: 70, height: 175 }, { bmr: 1673.75 }, '700 + 1093.75 - 125 + 5'],
    [{ gender: 'female', age: 30, weight: 69.5, height: 169, formula: 'harris' }, { bmr: 1483.9215 }, 'oarnorthwest.com, 1483.92'],
    [
      { gender: 'male', age: 25, weight: 70, height: 175, formula: 'harris' },
      { bmr: 1724.052 },
      'BioGearsEngine/core #102: 88.362, not 88.632',
    ],
    [
      { gender: 'male', age: 25, weight: 70, height: 175, activityLevel: 1.2 },
      { bmr: 1673.75 },
      'brodeurlv/fastnfitness #238, an activity level that plays no part',
    ],
    [{ gender: 'M', age: 25, weight: 70, height: 175 }, 'gender: expected one of male, female, got "M"', 'HL7 and passports write M and F'],
    [
      { gender: 'other', age: 25, weight: 70, height: 175 },
      'gender: expected one of male, female, got "other"',
      'simonoppowa/OpenNutriTracker #381',
    ],
    [
      { gender: 'male', age: '25', weight: '80 kg', height: '180cm' },
      `age: expected ${ageRange}, got "25"; weight: expected a number from 10 to 700, got "80 kg"; height: expected a number from 50 to 300, got "180cm"`,
      formInput,
    ],
    [
      { gender: 'male', weight: 70, height: 175, formula: 'mifflin-st-jeor' },
      `age: required, ${ageRange}; formula: expected one of mifflin, harris, got "mifflin-st-jeor"`,
      'the full name of the equation',
    ],
    [
      { gender: 'male', age: 25, weight: 70, height: 175, equation: 'harris' },
      'equation: unknown field, did you mean formula?',
      'dckiller51/bodymiscale #337, Harris–Benedict wanted',
    ],
    [
      { gender: 'female', age: 0, weight: 3.5, height: 50 },
      `age: expected ${ageRange}, got 0; weight: expected kilograms such as 70, got 3.5`,
      'a newborn, for whom neither equation holds',
    ],
  ],
  beyondSchema: {
    weight: 'the formula gives more than 0, and the body mass index is from 5 to 300',
    height: 'the body mass index is from 5 to 300',
  },
  limitsInWords: ['weight', 'height'],
  otherNames: {
    meant: {
      gender: 'sex userGender gender_type',
      age: 'ageYears age_in_years userAge ageInYears personAge years',
      weight: 'weightKg weight_kg mass bodyWeight weightInKilograms wt',
      height: 'heightCm height_cm bodyHeight heightInCentimeters ht',
      formula:
        'equation method bmrFormula formula_type formulaName algorithm bmr_equation bmrMethod calculationMethod ' +
        'formulas harris=true useHarris=true mifflin=false harrisBenedict=true isMifflin=false model="harris" ' +
        'type="harris" whichFormula bmr_formula_name variant',
    },
    refused:
      'unit="imperial" units="lb" weightUnit="lb" heightUnits="in" unitSystem="us" measurement_system="us" ' +
      'decimals=2 precision=2 decimalPlaces=0 round=true rounding="up" significantFigures=3 bodyFat=20 ' +
      'bodyFatPercentage=20 leanBodyMass=55 activityFactor=1.55 activityMultiplier=1.2 pregnant=true ' +
      'breastfeeding=true deficit=500 kilojoules=true energyUnit="kJ"',
    ignored:
      'name activityLevel goal source unit_label patientId bmr=1500 unit="metric" heightUnit="cm" weight_unit="kg" deficit=0 pregnant=false',
  },
  slowest: { 'extreme numbers': () => ({ gender: 'male', age: least, weight: 1e306, height: least }) },
  // 703.07 + 1095.38 − 150 + 5: 155 lb are 70.307 kg, and 69 in 175.26 cm.
  sentence: `≈ 1,653 kcal/day at rest, for a man of 30 years, 155 lb and 5'9". With your activity, you need ≈ 2,563 kcal a day to keep your weight.`,
};
