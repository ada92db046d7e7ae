declare module 'virtual:catalog/*' {
  const catalog: readonly import('./search.ts').Entry[];
  export default catalog;
}
