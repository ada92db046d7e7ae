import { Component, isDevMode, signal } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { provideServiceWorker } from '@angular/service-worker';
import { install } from 'toolworker/client';

@Component({ selector: 'app-root', template: '<p>{{ text() }}</p>' })
class App {
  readonly text = signal('');

  constructor() {
    computeBmi().then((text) => this.text.set(text));
  }
}

async function computeBmi(): Promise<string> {
  if (!isDevMode()) await navigator.serviceWorker?.ready;
  const installation = await install();
  if (installation.status !== 'controlled') console.warn(installation.message);
  const response = await fetch('/api/bmi-calculator', {
    method: 'POST',
    body: '{"unit":"metric","height":180,"weight":81}',
  });
  const { result } = await response.json();
  return `BMI ${result.bmi}, ${installation.status}`;
}

bootstrapApplication(App, {
  providers: [provideServiceWorker('sw.js', { enabled: !isDevMode(), updateViaCache: 'none' })],
});
