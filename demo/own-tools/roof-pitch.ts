import { defineTool, invalidField } from 'toolworker/core';
import * as z from 'zod/mini';

const expected = 'expected a number greater than 0';

const length = (description: string) =>
  z.number(expected).check(z.positive(expected), z.meta({ description, 'x-unit': 'm or ft' }));

const request = z.strictObject(
  {
    rise: length('How far the roof rises.'),
    run: length('The level distance over which it rises, in the same unit as the rise.'),
  },
  'expected only the fields rise and run',
);

const figure = (description: string, words: { 'x-unit'?: string; title?: string } = {}) =>
  z.number().check(z.meta({ description, ...words }));

const result = z.object({
  pitch: figure('Rise for every 12 of run: 6 is a pitch of 6:12.', { 'x-unit': 'in 12' }),
  percent: figure('Rise as a percentage of the run.', { 'x-unit': '%', title: 'Slope' }),
  angle: figure('Angle to the horizontal.', { 'x-unit': '°' }),
  rafter: figure('Length along the slope, in the unit of rise and run.', {
    title: 'Rafter length',
  }),
});

/**
 * Returns the slope of a roof that rises by `rise` over a level distance of `run`:
 * pitch = 12 · rise / run, percent = 100 · rise / run, angle = arctan(rise / run) in degrees,
 * rafter = √(rise² + run²) (Pythagoras).
 *
 * The relative error of pitch and percent is at most 5 · 10⁻¹⁶, and 0 if rise, run and result are
 * whole numbers. The relative error of angle and rafter is at most 10⁻¹⁵. Results below 10⁻³⁰⁰ may
 * have fewer digits. Throws a `ToolError` if a result is beyond the range of a number.
 *
 * @example
 * calculateRoofPitch({ rise: 3, run: 4 });
 * // { pitch: 9, percent: 75, angle: 36.86989764584402, rafter: 5 }
 */
export function calculateRoofPitch({ rise, run }: z.infer<typeof request>): RoofPitch {
  const roof = {
    pitch: (12 * rise) / run,
    percent: (100 * rise) / run,
    angle: (Math.atan2(rise, run) * 180) / Math.PI,
    rafter: Math.hypot(rise, run),
  };
  if (Object.values(roof).every(Number.isFinite)) return roof;
  throw invalidField('rise', `a smaller number for a run of ${run}`, rise);
}

export type RoofPitch = z.infer<typeof result>;

export const roofPitchTool = defineTool({
  slug: 'roof-pitch',
  operation: 'calculate-roof-pitch',
  name: 'Roof Pitch',
  category: 'Building',
  description: 'Computes the pitch, slope, angle and rafter of a roof from its rise and run.',
  request,
  requestJsonSchema: z.toJSONSchema(request),
  result,
  resultJsonSchema: z.toJSONSchema(result),
  example: { rise: 3, run: 4 },
  run: calculateRoofPitch,
});
