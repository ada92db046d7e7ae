import { showBmi } from '../show-bmi.ts';

await showBmi();
