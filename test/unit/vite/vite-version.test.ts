import { expect, test } from 'vitest';
import { assertViteVersion } from '../../../src/vite/vite-version.ts';

test.each(['6.1.0', '6.4.1', '7.0.0', '8.3.8', '10.0.0-beta.1'])('accepts Vite %s', (version) => {
  expect(() => assertViteVersion(version)).not.toThrow();
});

test.each(['2.9.18', '5.4.21', '6.0.15', ''])('refuses Vite "%s"', (version) => {
  expect(() => assertViteVersion(version)).toThrow(
    `toolworker/vite needs Vite 6.1 or later, but this app has ${version}. ` +
      'Update Vite, or remove the plugin and run: npx toolworker init public',
  );
});
