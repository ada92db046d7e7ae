import express from 'express';
import { toNodeHandler } from 'srvx/node';
import server from 'toolworker/server';

const app = express();
app.all('/api{/*path}', toNodeHandler(server.fetch)); // before express.json()
app.use(express.json());
app.listen(3000);
