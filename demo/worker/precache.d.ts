declare module 'virtual:precache' {
  type Translation = import('../languages/languages.ts').Translation;

  const manifest: { readonly url: string; readonly revision: string | null }[];
  export default manifest;

  /** By language. A set has another name once any of its pages has changed. */
  export const translatedPages: Readonly<
    Record<Translation, { readonly name: string; readonly urls: readonly string[] }>
  >;
}
