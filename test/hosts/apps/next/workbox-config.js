module.exports = {
  globDirectory: 'out',
  globPatterns: ['**/*.{css,html,ico,jpg,js,png,svg,txt,webp,woff2}'],
  globIgnores: ['toolworker.js'],
  swDest: 'out/sw.js',
  importScripts: ['toolworker.js'],
  skipWaiting: true,
  clientsClaim: true,
};
