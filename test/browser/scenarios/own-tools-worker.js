// A shop's worker: a tool of the package below one base, the shop's own tools below another.
import {
  addToolListener,
  bmiCalculatorTool,
  defineTool,
  integer,
  object,
  text,
} from '../../../dist/index.js';

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

const basketTool = defineTool({
  slug: 'basket',
  operation: 'fill-basket',
  name: 'Basket',
  category: 'Shop',
  description: 'Puts articles in the basket, which IndexedDB keeps.',
  request: object({ article: text() }),
  result: object({ articles: integer() }),
  example: { article: 'slate' },
  run: async ({ article }) => {
    const opening = indexedDB.open('shop');
    opening.onupgradeneeded = () =>
      opening.result.createObjectStore('basket', { autoIncrement: true });
    const database = await resultOf(opening);
    const store = database.transaction('basket', 'readwrite').objectStore('basket');
    await resultOf(store.add(article));
    const articles = await resultOf(store.count());
    database.close();
    return { articles };
  },
});

function resultOf(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

addToolListener({ tools: [bmiCalculatorTool] });
addToolListener({ tools: [stockTool, basketTool], base: '/shop/api/' });
