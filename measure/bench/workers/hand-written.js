import { takeOver } from './take-over.js';

takeOver();

self.addEventListener('fetch', (event) => {
  const { pathname } = new URL(event.request.url);
  if (pathname === '/api/bmi-calculator') event.respondWith(answer(event.request));
});

async function answer(request) {
  const { height, weight } = await request.json();
  const bmi = weight / (height / 100) ** 2;
  const category = bmi < 18.5 ? 'Underweight' : bmi < 25 ? 'Normal weight' : 'Overweight';
  return Response.json({ ok: true, result: { bmi, category } });
}
