import { roofPitchTool } from './roof-pitch.ts';

export const tools = [roofPitchTool, 'bmi-calculator'];
