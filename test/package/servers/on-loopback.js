// Makes a recipe listen on the test's port, on this machine only.
import { Server } from 'node:net';

const { listen } = Server.prototype;
const { PORT: port } = process.env;

Server.prototype.listen = function (first, ...others) {
  const host = first?.host ?? '127.0.0.1';
  const callbacks = others.filter((other) => typeof other === 'function');
  return listen.call(this, { ...(typeof first === 'object' && first), port, host }, ...callbacks);
};
