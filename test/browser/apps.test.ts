import { fewOf } from '../sampled.ts';
import { describeApps, everyApp } from './apps/describe-apps.ts';
import { engine } from './engines/engines.ts';

describeApps(engine, fewOf(everyApp, 1));
