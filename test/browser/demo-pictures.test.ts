import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { type DecodedPng, decode, encode } from 'fast-png';
import pixelmatch from 'pixelmatch';
import type { Browser } from 'playwright-core';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import { testInSweep as test } from '../sampled.ts';
import { serve } from './site.ts';

// Compares drawings without their texts, since fonts differ between machines. After an intended change, run
// `TOOLWORKER_PICTURES=write npm run test:sweeps -- pictures`, and look at the pictures it writes.
const folder = 'test/browser/pictures';

/** Allows for versions of Chromium that draw the edges of shapes differently. */
const mostDifferent = 0.005;

const drawings = [
  { page: 'angle-converter/#value=120', part: 'svg' },
  { page: 'bmi-calculator/#unit=metric&height=180&weight=81', part: 'svg' },
  { page: 'body-fat-calculator/#gender=male&height=180&neck=38&waist=85', part: 'svg' },
  { page: 'dice-roller/#count=6&sides=6&seed=7', part: '.dice' },
  {
    page: 'gradient-generator/#type=linear&from=%23ff5733&to=%230b6b5d&angle=45',
    part: '.gradient',
  },
  { page: 'roof-pitch/#rise=6&run=12', part: 'svg' },
  { page: 'sleep-cycle-calculator/#mode=wake-at&time=07:00', part: 'svg' },
  { page: 'slope-calculator/#x1=1&y1=2&x2=4&y2=8', part: 'svg' },
  { page: 'standard-deviation-calculator/#numbers=2,4,4,4,5,5,7,9', part: 'svg' },
] as const;

let site: Awaited<ReturnType<typeof serve>>;
let browser: Browser;

beforeAll(async () => {
  site = await serve(['/', 'dist/demo']);
  browser = await chromium.launch({ executablePath: inject('chromium'), chromiumSandbox: false });
});

afterAll(async () => {
  await browser.close();
  await site.stop();
});

async function drawingOf(path: string, part: string, colorScheme: 'light' | 'dark') {
  const context = await browser.newContext({
    // The site's policy forbids the style added below.
    bypassCSP: true,
    colorScheme,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    viewport: { width: 1000, height: 900 },
  });
  try {
    const page = await context.newPage();
    await page.goto(`${site.origin}/tools/${path}`);
    await page.addStyleTag({ content: '.picture text { visibility: hidden; }' });
    return await page.locator(`:is(.picture, .editor) ${part}`).first().screenshot();
  } finally {
    await context.close();
  }
}

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test.each(drawings)('$page looks the same as its stored picture', async ({ page, part }) => {
    const [slug = ''] = page.split('/');
    const file = `${folder}/${slug}-${theme}.png`;
    const image = decode(await drawingOf(page, part, theme));
    if (process.env.TOOLWORKER_PICTURES === 'write') {
      await mkdir(folder, { recursive: true });
      await writeFile(file, encode(image));
    }
    const former = decode(await readFile(file));
    const { width, height } = former;
    expect([image.width, image.height]).toEqual([width, height]);
    const different = pixelmatch(opaque(image), opaque(former), undefined, width, height);
    expect(different / (width * height)).toBeLessThanOrEqual(mostDifferent);
  });
});

/** Returns the pixels of an RGB image as opaque RGBA pixels. */
function opaque({ data, channels }: DecodedPng): Uint8Array {
  expect(channels).toBe(3);
  const pixels = new Uint8Array((data.length / 3) * 4).fill(255);
  for (const [place, value] of data.entries()) {
    pixels[Math.floor(place / 3) * 4 + (place % 3)] = value;
  }
  return pixels;
}
