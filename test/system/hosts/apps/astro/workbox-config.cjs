module.exports = {
  globDirectory: 'dist',
  globPatterns: ['**/*.{css,html,ico,jpg,js,png,svg,webp,woff2}'],
  swDest: 'dist/sw.js',
  importScripts: ['toolworker.js'],
  skipWaiting: true,
  clientsClaim: true,
};
