import { serve } from 'srvx';
import server from 'toolworker/server';

serve({ fetch: server.fetch, port: 3000 });
