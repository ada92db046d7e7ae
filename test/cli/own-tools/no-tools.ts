export const tools = ['bmi-calculator'];
