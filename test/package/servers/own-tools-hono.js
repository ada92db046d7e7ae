import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import server from './own-tools.js';

const app = new Hono();
app.all('/api/*', (context) => server.fetch(context.req.raw));
serve({ fetch: app.fetch, port: 3000 });
