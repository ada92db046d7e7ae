import { registerSW } from 'virtual:pwa-register';
import { install } from 'toolworker/client';

const failed = new Promise((resolve) => registerSW({ immediate: true, onRegisterError: resolve }));
await Promise.race([navigator.serviceWorker?.ready, failed]);
const { status, message } = await install();
if (status !== 'controlled') console.warn(message);

const response = await fetch('/api/bmi-calculator', {
  method: 'POST',
  body: '{"unit":"metric","height":180,"weight":81}',
});
const { result } = await response.json();
document.querySelector('p').textContent = `BMI ${result.bmi}, ${status}`;
