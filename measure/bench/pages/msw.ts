import { HttpResponse, http } from 'msw';
import { setupWorker } from 'msw/browser';

interface BmiRequest {
  readonly height: number;
  readonly weight: number;
}

const bmi = http.post<never, BmiRequest>('/api/bmi-calculator', async ({ request }) => {
  const { height, weight } = await request.json();
  const bmi = weight / (height / 100) ** 2;
  const category = bmi < 18.5 ? 'Underweight' : bmi < 25 ? 'Normal weight' : 'Overweight';
  return HttpResponse.json({ ok: true, result: { bmi, category } });
});

await setupWorker(bmi).start({
  serviceWorker: { url: '/worker.js' },
  onUnhandledRequest: 'bypass',
  quiet: true,
});
