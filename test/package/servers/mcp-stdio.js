import { serveMcpStdio } from 'toolworker/core';
import { roofPitchTool } from './roof-pitch.js';

await serveMcpStdio({ tools: [roofPitchTool], name: 'roofs', version: '1.0.0' });
process.exit(); // although a tool may still be running
