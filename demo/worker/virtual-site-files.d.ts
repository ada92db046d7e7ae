declare module 'virtual:site-files' {
  const siteFiles: import('./site-files.ts').SiteFiles;
  export default siteFiles;
}
