declare module 'virtual:precache' {
  type Translation = import('../language/languages.ts').Translation;

  const manifest: { readonly url: string; readonly revision: string | null }[];
  export default manifest;

  /** The translated pages by language. The name of a set changes when any of its pages changes. */
  export const translatedPages: Readonly<
    Record<Translation, { readonly name: string; readonly urls: readonly string[] }>
  >;
}
