import type { EmbeddedTool } from '../../model/embedding.ts';
import { dataOf, hydratePage } from '../frame/hydrate-page.tsx';
import { EmbedBench } from './embed-bench.tsx';

hydratePage({ 'embed-bench': <EmbedBench tools={dataOf<readonly EmbeddedTool[]>('tools')} /> });
