// The whole library is a hundred modules, which each visit would request.
import * as toolworker from './client.js';

globalThis.toolworker = toolworker;
