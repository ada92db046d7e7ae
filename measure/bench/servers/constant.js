import { createServer } from 'node:http';

const page = JSON.parse(process.argv[2]);

const answer = '{"ok":true,"result":{"bmi":25,"category":"Overweight"}}';

const server = createServer(({ method }, response) => {
  if (method === 'GET') response.writeHead(200, page.headers).end(page.html);
  else response.writeHead(200, { 'Content-Type': 'application/json' }).end(answer);
});

server.listen(0, '127.0.0.1', () => process.send(server.address().port));
