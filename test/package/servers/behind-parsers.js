// Hosts that read the body before the API does; the header `X-Host` selects one.
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import express from 'express';
import Fastify from 'fastify';
import { Hono } from 'hono';
import { toNodeHandler } from 'srvx/node';
import server from 'toolworker/server';

const bySrvx = toNodeHandler(server.fetch);
const byHono = getRequestListener(server.fetch);

const hono = new Hono()
  .use(async (context, next) => {
    await context.req.text();
    await next();
  })
  .all('/api/*', (context) => server.fetch(context.req.raw));

const fastify = Fastify();
fastify.all('/api/*', (request, reply) => {
  reply.hijack();
  bySrvx(request.raw, reply.raw);
});
await fastify.ready();

const hosts = {
  'express-json': express().use(express.json(), bySrvx),
  'express-text': express().use(express.text({ type: '*/*' }), bySrvx),
  'express-json-with-the-adapter-of-hono': express().use(express.json(), byHono),
  fastify: (request, response) => fastify.routing(request, response),
  hono: getRequestListener(hono.fetch),
  'hono-with-srvx': toNodeHandler(hono.fetch),
};

createServer((request, response) => {
  const host = hosts[request.headers['x-host']] ?? hosts.hono;
  host(request, response);
}).listen();
