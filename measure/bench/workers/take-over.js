/** Takes over the page as soon as the worker is installed. */
export function takeOver() {
  self.addEventListener('install', () => self.skipWaiting());
  self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
}
