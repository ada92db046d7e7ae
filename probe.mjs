import { chromium } from 'playwright-core';
const [,, url, second] = process.argv;
const c = await chromium.launchPersistentContext('/tmp/st-guides/profile'+Date.now(), { executablePath: '/usr/lib/chromium/chromium', chromiumSandbox: false, args: ['--no-first-run'] });
c.on('console', m => console.log('LOG', m.text().slice(0, 300)));
c.on('weberror', e => console.log('ERR', e.error()));
const p = await c.newPage();
p.on('requestfailed', r => console.log('FAILED', r.url()));
const t = Date.now();
await p.goto(url);
for (let i = 0; i < 30; i++) { await new Promise(r => setTimeout(r, 1000)); const b = await p.innerText('body').catch(() => ''); if (/BMI 25|controlled/.test(b)) { console.log('OK', Date.now() - t, b.slice(-40)); break; } }
if (second) { await c.setOffline(true); await p.reload(); await new Promise(r => setTimeout(r, 4000)); console.log('OFFLINE', (await p.innerText('body')).slice(-40), await p.evaluate(() => [...document.images].map(i => i.naturalWidth))); }
console.log(await p.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(r => [r.active?.scriptURL, r.active?.state, r.installing?.state])));
await c.close();
