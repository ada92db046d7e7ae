/**
 * The limits between the categories of the World Health Organization for adults: where normal
 * weight, overweight and obesity begin.
 */
export const limits = [18.5, 25, 30] as const;
