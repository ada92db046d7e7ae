import type { Field } from '../form-fields.ts';
import type { Inputs } from '../inputs.ts';
import { isAngle, numberOf } from './amount.ts';

/**
 * Lets an angle that is typed in degrees, such as `40°26′46″`, agree with the unit that a form has
 * for it: the angle chooses degrees, and another choice, by the field `changed`, takes the angle as
 * a plain number.
 */
export function withAngleUnit(fields: readonly Field[], inputs: Inputs, changed?: string): Inputs {
  const angle = fields.find(({ schema }) => schema.read === 'angle');
  const unit = fields.find(({ options }) => options.some(({ value }) => value === 'degrees'));
  if (!angle || !unit) return inputs;
  const amount = inputs[angle.name] ?? '';
  if (!isAngle(amount)) return inputs;
  if (changed !== unit.name) return { ...inputs, [unit.name]: 'degrees' };
  const isInDegrees = inputs[unit.name] === 'degrees';
  return isInDegrees ? inputs : { ...inputs, [angle.name]: String(numberOf(amount)) };
}
