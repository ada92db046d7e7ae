/** The limits between the categories of the World Health Organization for adults. */
export const bmiLimits = [18.5, 25, 30] as const;
