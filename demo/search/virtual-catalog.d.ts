declare module 'virtual:catalog/*' {
  const catalog: readonly import('./catalog.ts').Entry[];
  export default catalog;
}
