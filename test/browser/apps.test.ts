import { describeApps } from './apps/describe-apps.ts';
import { chromium } from './engines/chromium.ts';

describeApps([chromium]);
