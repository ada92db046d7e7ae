/**
 * The lower limits of the categories of the American Council on Exercise, in percent of body fat.
 */
export const limits = { male: [0, 6, 14, 18, 25], female: [0, 14, 21, 25, 32] } as const;

/** The limits for men and for women together. */
export const bodyFatLimits: readonly number[] = Object.values(limits).flat();
