const files = ['/last.html', '/last.js', '/show-bmi.js', '/picture.svg'];

addEventListener('install', (event) => {
  event.waitUntil(caches.open('app').then((cache) => cache.addAll(files)));
  skipWaiting();
});

addEventListener('fetch', (event) => {
  if (!files.includes(new URL(event.request.url).pathname)) return;
  event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request)));
});

importScripts('toolworker.js');
