import { install } from 'toolworker/client';
import { showBmi } from './show-bmi.js';

const { status, message } = await install();
if (status !== 'controlled') console.warn(message);
await showBmi(status);
