import { ApiConsole, type Endpoint } from './components/api-console.tsx';
import { ApiReference, type Operation } from './components/api-reference.tsx';
import { WorkerStatus } from './components/worker-status.tsx';
import { dataOf, hydratePage } from './hydrate-page.tsx';

hydratePage({
  'worker-status': <WorkerStatus />,
  'api-console': <ApiConsole endpoints={dataOf<readonly Endpoint[]>('endpoints')} />,
  'api-reference': <ApiReference operations={dataOf<readonly Operation[]>('operations')} />,
});
