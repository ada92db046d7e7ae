import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { type DecodedPng, decode, encode } from 'fast-png';
import pixelmatch from 'pixelmatch';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { serve } from '../site.ts';

// Compares drawings without their texts, since fonts differ between machines. After an intended
// change, run `TOOLWORKER_PICTURES=write npm run test:journeys -- pictures`, and look at the
// pictures it writes.
const folder = 'test/browser/journeys/pictures';

/** Allows for versions of Chromium that draw the edges of shapes differently. */
const mostDifferent = 0.005;

let site: Awaited<ReturnType<typeof serve>>;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  site = await serve(['/', 'dist/demo']);
  browser = await chromium.launch({ executablePath: inject('chromium'), chromiumSandbox: false });
  page = await browser.newPage({
    // The site's policy forbids the style added below.
    bypassCSP: true,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    viewport: { width: 1000, height: 900 },
  });
});

afterAll(async () => {
  await browser.close();
  await site.stop();
});

test.each([
  ['angle-converter/#value=120', 'svg'],
  ['bmi-calculator/#unit=metric&height=180&weight=81', '.bands'],
  ['body-fat-calculator/#gender=male&height=180&neck=38&waist=85', '.bands'],
  ['cooking-converter/#value=2&from=cup&to=ml', 'svg'],
  ['decimal-to-percent-converter/#value=0.25', 'svg'],
  ['dice-roller/#count=6&sides=6&seed=7', '.dice'],
  ['gradient-generator/#type=linear&from=%23ff5733&to=%230b6b5d&angle=45', '.gradient'],
  ['loan-payoff-calculator/#principal=200000&annualRate=6.5&years=30&extraPayment=100', 'svg'],
  ['percentage-of/#x=15&y=80', 'svg'],
  ['retirement-calculator/#currentAge=30&retirementAge=65&monthlyContribution=500', 'svg'],
  ['roof-pitch/#rise=6&run=12', 'svg'],
  ['sleep-cycle-calculator/#mode=wake-at&time=07:00', '.night'],
  ['slope-calculator/#x1=1&y1=2&x2=4&y2=8', 'svg'],
  ['standard-deviation-calculator/#numbers=2,4,4,4,5,5,7,9', 'svg'],
])('%s looks the same as its stored pictures', async (path, part) => {
  await page.goto(`${site.origin}/tools/${path}`);
  await page.addStyleTag({
    content: '.picture text { visibility: hidden; } .bands { color: transparent; }',
  });
  const drawing = page.locator(`:is(.picture, .editor) ${part}`).first();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const image = decode(await drawing.screenshot());
    const file = `${folder}/${path.replace(/\/.*/, '')}-${colorScheme}.png`;
    if (process.env.TOOLWORKER_PICTURES === 'write') {
      await mkdir(folder, { recursive: true });
      await writeFile(file, encode(image));
    }
    const former = decode(await readFile(file));
    const { width, height } = former;
    expect([image.width, image.height]).toEqual([width, height]);
    const different = pixelmatch(opaque(image), opaque(former), undefined, width, height);
    expect(different / (width * height), file).toBeLessThanOrEqual(mostDifferent);
  }
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
