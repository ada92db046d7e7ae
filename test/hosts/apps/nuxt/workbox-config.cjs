module.exports = {
  globDirectory: '.output/public',
  globPatterns: ['**/*.{css,html,ico,jpg,js,json,png,svg,webp,woff2}'],
  globIgnores: ['toolworker.js'],
  swDest: '.output/public/sw.js',
  ignoreURLParametersMatching: [/./],
  importScripts: ['toolworker.js'],
  skipWaiting: true,
  clientsClaim: true,
};
