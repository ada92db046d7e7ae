export { renderToolForm, type ToolFormRendering } from './render-tool-form.tsx';
