import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../../src/main.ts';

const root = document.querySelector('#root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <h1>Get started</h1>
    </StrictMode>,
  );
}
