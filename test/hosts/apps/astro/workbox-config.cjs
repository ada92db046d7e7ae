module.exports = {
  globDirectory: 'dist',
  globPatterns: ['**/*.{html,js,css,svg}'],
  swDest: 'dist/sw.js',
  importScripts: ['toolworker.js'],
  skipWaiting: true,
  clientsClaim: true,
};
