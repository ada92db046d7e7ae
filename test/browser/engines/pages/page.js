// Not the whole library: each visit would request its hundred modules.
import * as toolworker from './client.js';

globalThis.toolworker = toolworker;
