import { install } from './bundle.js';

const { status, message } = await install().catch((error) => ({ message: String(error) }));
parent.postMessage({ status, message }, '*');
