declare module 'virtual:catalogue/*' {
  const catalogue: readonly import('../catalogue.ts').Entry[];
  export default catalogue;
}
