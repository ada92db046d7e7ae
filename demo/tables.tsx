import { TableBench } from './components/table-bench.tsx';
import { dataOf, hydratePage } from './hydrate-page.tsx';
import type { ToolPage } from './tool-page.ts';

hydratePage({ 'table-bench': <TableBench tools={dataOf<readonly ToolPage[]>('tools')} /> });
