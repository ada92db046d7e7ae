import { hydrateTool } from './hydrate-tool.tsx';

hydrateTool();
