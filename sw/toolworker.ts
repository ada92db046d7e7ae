import { registry } from '../src/tools/registry.ts';
import { startToolWorker } from './ready-made.ts';

startToolWorker({ tools: registry });
