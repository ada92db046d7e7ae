import Fastify from 'fastify';

const page = JSON.parse(process.argv[2]);

const body = {
  type: 'object',
  required: ['unit', 'height', 'weight'],
  properties: {
    unit: { enum: ['metric', 'imperial'] },
    height: { type: 'number', exclusiveMinimum: 0 },
    weight: { type: 'number', exclusiveMinimum: 0 },
  },
};

const server = Fastify();
server.get('/', (_, reply) => reply.headers(page.headers).send(page.html));
server.post('/api/bmi-calculator', { schema: { body } }, async (request) => {
  const { height, weight } = request.body;
  const bmi = weight / (height / 100) ** 2;
  const category = bmi < 18.5 ? 'Underweight' : bmi < 25 ? 'Normal weight' : 'Overweight';
  return { ok: true, result: { bmi, category } };
});

await server.listen({ port: 0, host: '127.0.0.1' });
process.send(server.server.address().port);
