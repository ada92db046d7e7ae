declare module 'virtual:catalogue' {
  const catalogue: readonly import('./catalogue.ts').Entry[];
  export default catalogue;
}

declare module 'virtual:precache' {
  const manifest: { readonly url: string; readonly revision: string | null }[];
  export default manifest;
}
