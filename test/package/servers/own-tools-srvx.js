import { serve } from 'srvx';
import server from './own-tools.js';

serve({ fetch: server.fetch, port: 3000 });
