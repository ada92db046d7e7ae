import { install } from 'toolworker/client';

export async function showBmi(worker) {
  const { status, message } = await install({ worker });
  if (status !== 'controlled') console.warn(message);
  const response = await fetch('/api/bmi-calculator', {
    method: 'POST',
    body: '{"unit":"metric","height":180,"weight":81}',
  });
  const { result } = await response.json();
  document.querySelector('p').textContent = `BMI ${result.bmi}, ${status}`;
}
