// #region api
import { registerSW } from 'virtual:pwa-register';
import { install } from 'toolworker/client';

const failed = new Promise((resolve) => registerSW({ immediate: true, onRegisterError: resolve }));
await Promise.race([navigator.serviceWorker?.ready, failed]);
const installation = await install();
if (installation.status !== 'controlled') console.warn(installation.message);

const response = await fetch('/api/bmi-calculator', {
  method: 'POST',
  body: JSON.stringify({ unit: 'metric', height: 180, weight: 81 }),
});
const { result } = await response.json(); // { bmi: 25, category: 'Overweight' }
document.body.append(`BMI ${result.bmi}, ${installation.status}`);
// #endregion api
