import { describeApps } from './apps/describe-apps.ts';
import { engine } from './engines/engines.ts';

describeApps(engine);
