import { zValidator } from '@hono/zod-validator';
import { Hono } from 'hono';
import { handle } from 'hono/service-worker';
import { z } from 'zod';
import { takeOver } from './take-over.js';

takeOver();

const request = z.object({
  unit: z.enum(['metric', 'imperial']),
  height: z.number().positive(),
  weight: z.number().positive(),
});

const app = new Hono().post('/api/bmi-calculator', zValidator('json', request), (context) => {
  const { height, weight } = context.req.valid('json');
  const bmi = weight / (height / 100) ** 2;
  const category = bmi < 18.5 ? 'Underweight' : bmi < 25 ? 'Normal weight' : 'Overweight';
  return context.json({ ok: true, result: { bmi, category } });
});

self.addEventListener('fetch', handle(app));
