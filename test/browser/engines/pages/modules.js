import * as toolworker from './index.js';

globalThis.toolworker = toolworker;
