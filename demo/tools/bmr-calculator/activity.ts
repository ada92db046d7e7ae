import { message } from '../../../src/form/language/language.ts';
import type { WeightUnit } from '../shared/body-weight.ts';

export interface ActivityLevel {
  /** The option of the form. */
  readonly id: string;
  readonly name: string;
  readonly example?: string;
  /** The factor that multiplies the basal metabolic rate. */
  readonly factor: number;
}

export const atRest: ActivityLevel = {
  id: 'rest',
  name: message('At rest (BMR)'),
  factor: 1,
};

/** Levels in common use with both equations. */
export const activityLevels: readonly ActivityLevel[] = [
  {
    id: 'sedentary',
    name: message('Sedentary'),
    example: message('little or no exercise'),
    factor: 1.2,
  },
  {
    id: 'light',
    name: message('Lightly active'),
    example: message('exercise on 1 to 3 days a week'),
    factor: 1.375,
  },
  {
    id: 'moderate',
    name: message('Moderately active'),
    example: message('exercise on 3 to 5 days a week'),
    factor: 1.55,
  },
  {
    id: 'very',
    name: message('Very active'),
    example: message('hard exercise on 6 or 7 days a week'),
    factor: 1.725,
  },
  {
    id: 'extreme',
    name: message('Extremely active'),
    example: message('hard daily exercise and physical work'),
    factor: 1.9,
  },
];

/** The factor of the last level. */
export const mostActive = 1.9;

/** Returns the energy for a day at a level of activity, in whole kcal. */
export function dailyEnergy(bmr: number, factor: number): number {
  return Math.round(bmr * factor);
}

/** Returns the energy for a day at the level with this id, or `undefined` if there is none. */
export function energyAt(id: string | undefined, bmr: number): number | undefined {
  const level = activityLevels.find((one) => one.id === id);
  return level && dailyEnergy(bmr, level.factor);
}

const kcalPerPound = 3500;
const kilogramsPerPound = 0.45359237;

/**
 * Returns changes of weight in a week, with the kcal a day that they add to what keeps a weight. A
 * pound of body fat holds 3,500 kcal (Wishnofsky, Am J Clin Nutr 6, 1958).
 */
export function goalsIn(unit: WeightUnit) {
  const [most, half] = unit === 'lb' ? [1, 0.5] : [0.5, 0.25];
  const kcal = (weight: number) =>
    ((unit === 'lb' ? weight : weight / kilogramsPerPound) * kcalPerPound) / 7;
  return [
    { name: message('Lose {weight} a week'), weight: most, kcal: -kcal(most) },
    { name: message('Lose {weight} a week'), weight: half, kcal: -kcal(half) },
    { name: message('Gain {weight} a week'), weight: half, kcal: kcal(half) },
  ];
}
