/** Converts a color of 3, 4, 6 or 8 digits to `#rrggbb` for a color picker, without its opacity. */
export function opaque(color: string): string {
  const digits = color.replace('#', '');
  const six = digits.length < 6 ? digits.slice(0, 3).replaceAll(/./g, '$&$&') : digits.slice(0, 6);
  return `#${six.toLowerCase()}`;
}

/** Returns the picked color with the opacity of the former one. */
export function withOpacityOf(former: string, picked: string): string {
  const digits = former.replace('#', '');
  if (digits.length === 8) return picked + digits.slice(6);
  return digits.length === 4 ? picked + digits.slice(3).repeat(2) : picked;
}

/** Returns the same direction in whole degrees, from 0 to 359. */
export function wholeDegrees(angle: number): number {
  const rounded = Math.round(angle % 360);
  return (rounded + 360) % 360;
}

/** Returns the angle from a center to a point, as in CSS: clockwise from 0 at the top. */
export function angleTowards(right: number, down: number): number {
  return wholeDegrees((Math.atan2(right, -down) * 180) / Math.PI);
}
