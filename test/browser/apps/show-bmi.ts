import { install } from 'toolworker';

/** Each app's page runs this. */
export async function showBmi(): Promise<void> {
  const installation = await install({ worker: '/sw.js' });
  const response = await fetch('/api/bmi-calculator', {
    method: 'POST',
    body: '{"unit":"metric","height":180,"weight":81}',
  });
  const { result } = await response.json();
  const place = document.querySelector('p');
  if (place) place.textContent = `BMI ${result.bmi}, ${installation.status}`;
  Object.assign(globalThis, { installation });
}
