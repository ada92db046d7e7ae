import Fastify from 'fastify';
import { toNodeHandler } from 'srvx/node';
import server from 'toolworker/server';

const handle = toNodeHandler(server.fetch);
const app = Fastify();
app.register(async (api) => {
  api.removeAllContentTypeParsers(); // the API reads the body itself
  api.addContentTypeParser('*', (_request, _payload, done) => done(null));
  for (const path of ['/api', '/api/*']) {
    api.all(path, (request, reply) => {
      reply.hijack();
      handle(request.raw, reply.raw);
    });
  }
});
app.listen({ port: 3000 });
