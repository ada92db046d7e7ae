import { serve } from 'srvx';
import { createMcpHandler } from 'toolworker/core';
import { roofPitchTool } from './roof-pitch.js';

serve({ fetch: createMcpHandler({ tools: [roofPitchTool], name: 'roofs' }), port: 3000 });
