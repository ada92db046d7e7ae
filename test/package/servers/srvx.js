import { FastResponse, serve } from 'srvx';
import server from 'toolworker/server';

globalThis.Response = FastResponse; // handles twice as many requests a second as Node's own
serve({ fetch: server.fetch, port: 3000 });
