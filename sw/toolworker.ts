import { tools } from '../src/tools/registry.ts';
import { startToolWorker } from '../src/worker/start.ts';

startToolWorker({ tools });
