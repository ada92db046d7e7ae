importScripts('toolworker.js');

const files = ['/', '/index.js', '/show-bmi.js', '/picture.svg'];

addEventListener('install', (event) => {
  event.waitUntil(caches.open('app').then((cache) => cache.addAll(files)));
  skipWaiting();
});

addEventListener('fetch', (event) => {
  event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request)));
});
