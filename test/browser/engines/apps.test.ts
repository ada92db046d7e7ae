import { describeApps } from '../apps/describe-apps.ts';
import { firefox } from './firefox.ts';
import { webkit } from './webkit.ts';

describeApps([firefox, webkit]);
