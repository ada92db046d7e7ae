import { dataOf, hydratePage } from '../frame/hydrate-page.tsx';
import { ApiConsole, type Endpoint } from './api-console.tsx';
import { ApiReference, type Operation } from './api-reference.tsx';
import { WorkerStatus } from './worker-status.tsx';

hydratePage({
  'worker-status': <WorkerStatus />,
  'api-console': <ApiConsole endpoints={dataOf<readonly Endpoint[]>('endpoints')} />,
  'api-reference': <ApiReference operations={dataOf<readonly Operation[]>('operations')} />,
});
