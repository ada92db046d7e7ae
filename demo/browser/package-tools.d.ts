declare module 'virtual:package-tools' {
  /** Loads the definition of each tool that the package has. */
  export const loaders: Readonly<Record<string, () => Promise<import('toolworker').Tool>>>;
}
