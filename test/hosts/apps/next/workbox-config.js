module.exports = {
  globDirectory: 'out',
  globPatterns: ['**/*.{html,js,css,svg,txt}'],
  swDest: 'out/sw.js',
  importScripts: ['toolworker.js'],
  skipWaiting: true,
  clientsClaim: true,
};
