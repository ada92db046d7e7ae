import { install } from 'toolworker/client';

const { status, message } = await install();
if (status !== 'controlled') console.warn(message);

const response = await fetch('/api/bmi-calculator', {
  method: 'POST',
  body: '{"unit":"metric","height":180,"weight":81}',
});
const { result } = await response.json();
document.querySelector('p').textContent = `BMI ${result.bmi}, ${status}`;
