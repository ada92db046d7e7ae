import { defaultCache } from '@serwist/vite/worker';
import { Serwist } from 'serwist';
import { addToolListener, tools } from 'toolworker';

addToolListener({ tools });

const serwist = new Serwist({
  precacheEntries: self.__SW_MANIFEST,
  skipWaiting: true,
  clientsClaim: true,
  disableDevLogs: true,
  runtimeCaching: defaultCache,
});
serwist.addEventListeners();
