import { afterAll, beforeAll, inject, test } from 'vitest';
import { fewOf, isSweep } from '../sampled.ts';
import type { Browser } from './engines/engine.ts';
import { engine } from './engines/engines.ts';
import type { Site } from './engines/site.ts';
import { answering } from './scenarios/answering.ts';
import { coexisting } from './scenarios/coexisting.ts';
import { composing } from './scenarios/composing.ts';
import { installing } from './scenarios/installing.ts';
import { intercepting } from './scenarios/intercepting.ts';
import { passing } from './scenarios/passing.ts';
import { refusing } from './scenarios/refusing.ts';
import { play } from './scenarios/scenario.ts';
import { uninstalling } from './scenarios/uninstalling.ts';
import { updating } from './scenarios/updating.ts';
import { withoutWorkers } from './scenarios/without-workers.ts';

const scenarios = [
  ...[installing, answering, passing, updating, uninstalling, withoutWorkers].flatMap((group) =>
    fewOf(group, 1),
  ),
  ...(isSweep ? [refusing, coexisting, composing, intercepting].flat() : []),
];

const sites: Site[] = [];
let browser: Browser;

beforeAll(async () => {
  browser = await engine.launch();
});

afterAll(async () => {
  await browser.close();
  for (const site of sites) await site.close();
});

for (const scenario of scenarios) {
  const reason = scenario.cannot?.[inject('engine')];
  const name = reason ? `${scenario.name} (cannot be played: ${reason})` : scenario.name;
  test.skipIf(reason)(name, () => play(scenario, engine, browser, sites));
}
