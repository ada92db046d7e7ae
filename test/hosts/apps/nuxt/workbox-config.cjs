module.exports = {
  globDirectory: '.output/public',
  globPatterns: ['**/*.{html,js,css,svg,json}'],
  swDest: '.output/public/sw.js',
  ignoreURLParametersMatching: [/./],
  importScripts: ['toolworker.js'],
  skipWaiting: true,
  clientsClaim: true,
};
