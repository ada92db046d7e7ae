import { message } from '../../../src/form/language/language.ts';

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

/**
 * Returns the energy for a day at a level of activity, in whole kcal, or `undefined` without a
 * rate.
 */
export function dailyEnergy(bmr: number | undefined, factor: number): number | undefined {
  return bmr === undefined ? undefined : Math.round(bmr * factor);
}
