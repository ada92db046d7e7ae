import { inject } from 'vitest';
import { chromium } from './chromium.ts';
import type { Engine } from './engine.ts';
import { firefox } from './firefox.ts';
import { webkit } from './webkit.ts';

export type EngineName = keyof typeof engines;

const engines = { chromium, firefox, webkit };

/** The engine of this run. */
export const engine: Engine = engines[inject('engine')];
