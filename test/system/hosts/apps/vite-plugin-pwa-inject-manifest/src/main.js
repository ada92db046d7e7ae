import { registerSW } from 'virtual:pwa-register';
import { install } from 'toolworker/client';

registerSW({ immediate: true });
await navigator.serviceWorker?.ready;
const { status, message } = await install();
if (status !== 'controlled') console.warn(message);

const response = await fetch('/api/bmi-calculator', {
  method: 'POST',
  body: '{"unit":"metric","height":180,"weight":81}',
});
const { result } = await response.json();
document.querySelector('p').textContent = `BMI ${result.bmi}, ${status}`;
