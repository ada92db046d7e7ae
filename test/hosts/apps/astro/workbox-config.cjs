module.exports = {
  globDirectory: 'dist',
  globPatterns: ['**/*.{css,html,ico,jpg,js,png,svg,webp,woff2}'],
  globIgnores: ['toolworker.js'],
  swDest: 'dist/sw.js',
  importScripts: ['toolworker.js'],
  skipWaiting: true,
  clientsClaim: true,
};
