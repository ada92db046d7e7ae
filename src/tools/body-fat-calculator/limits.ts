/**
 * The limits between the categories of the American Council on Exercise, in percent of body fat:
 * where those of athletes, of fitness, of an average body and of obesity begin.
 */
export const limits = { male: [6, 14, 18, 25], female: [14, 21, 25, 32] } as const;
