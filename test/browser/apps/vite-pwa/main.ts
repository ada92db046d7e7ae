import { registerSW } from 'virtual:pwa-register';
import { showBmi } from '../show-bmi.ts';

registerSW({ immediate: true });
await showBmi();
