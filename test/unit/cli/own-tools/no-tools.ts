export const limit = 3;

export const tools = ['bmi-calculator'];
