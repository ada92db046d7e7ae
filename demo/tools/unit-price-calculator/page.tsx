import { hydrateTool } from '../../hydrate-tool.tsx';
import { ownParts } from './own-parts.ts';
import './page.css';

hydrateTool(ownParts);
