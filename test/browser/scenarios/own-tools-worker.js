// A shop's worker: a tool of the package below one base, the shop's own tools below another.

import { integer, object, text } from '../../../dist/fields/index.js';
import { addToolListener, bmiCalculatorTool, defineTool } from '../../../dist/index.js';

const stockTool = defineTool({
  slug: 'stock',
  operation: 'ask-stock',
  name: 'Stock',
  category: 'Shop',
  description: 'Asks the network how many of an article are left.',
  request: object({ article: text() }),
  result: object({ left: integer() }),
  example: { article: 'slate' },
  run: async ({ article }, { signal }) => {
    const response = await fetch(`/stock/${article}`, { signal });
    return { left: Number(await response.text()) };
  },
});

addToolListener({ tools: [bmiCalculatorTool] });
addToolListener({ tools: [stockTool], base: '/shop/api/' });
