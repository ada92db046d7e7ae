import { fewOf } from '../sampled.ts';
import { describeApps, everyApp, everyOrder } from './apps/describe-apps.ts';
import { engine } from './engines/engines.ts';

describeApps(engine, fewOf(everyApp, 1), fewOf(everyOrder, 1));
