import type { ToolPage } from '../../model/tool-page.ts';
import { dataOf, hydratePage } from '../frame/hydrate-page.tsx';
import { TableBench } from './table-bench.tsx';

hydratePage({ 'table-bench': <TableBench tools={dataOf<readonly ToolPage[]>('tools')} /> });
