import { showBmi } from './show-bmi.js';

await showBmi('/sw.js');
