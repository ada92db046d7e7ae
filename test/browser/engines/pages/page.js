// Not the separate modules: each visit would request more than a hundred files.
import * as toolworker from './bundle.js';

globalThis.toolworker = toolworker;
