import { serveStdio } from 'toolworker/core';
import { roofPitchTool } from './roof-pitch.js';

await serveStdio({ tools: [roofPitchTool], name: 'roofs', version: '1.0.0' });
