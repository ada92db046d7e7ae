import { describe, expect, test } from 'vitest';
import { hostConfig } from '../../../src/vite/host-config.ts';

const building = { command: 'build', mode: 'production' } as const;
const developing = { command: 'serve', mode: 'development' } as const;

describe('the configuration that builds an app’s own tools', () => {
  test('keeps how the app reads code, and its mode', () => {
    const alias = { '@': '/app/src' };
    const config = hostConfig(
      { root: '/app', define: { __APP__: '1' }, resolve: { alias } },
      building,
    );
    expect(config).toMatchObject({
      root: '/app',
      define: { __APP__: '1' },
      resolve: { alias },
      mode: 'production',
      configFile: false,
    });
  });

  test('keeps nothing that concerns pages and servers', () => {
    const page = { plugins: [{ name: 'of-the-page' }], server: { port: 1 }, preview: { port: 2 } };
    const { plugins, ...config } = hostConfig({ ...page, build: { outDir: 'public' } }, building);
    expect(plugins).toEqual([]);
    expect(Object.keys(config)).not.toEqual(expect.arrayContaining(['server', 'preview']));
    expect(config.build).toEqual({});
  });

  test('has the plugins for workers', () => {
    const plugin = { name: 'of-workers' };
    const { plugins } = hostConfig({ worker: { plugins: () => [plugin] } }, building);
    expect(plugins).toEqual([plugin]);
  });

  test.each([
    [building, {}, {}],
    [building, { target: 'es2022', minify: false }, { target: 'es2022', minify: false }],
    [developing, {}, { minify: false, sourcemap: 'inline' }],
    [developing, { minify: true }, { minify: false, sourcemap: 'inline' }],
  ] as const)('in %j with %j, builds with %j', (env, build, expected) => {
    expect(hostConfig({ build }, env).build).toEqual(expected);
  });

  test.each([
    ['silent', 'silent'],
    ['error', 'error'],
    ['info', 'warn'],
    [undefined, 'warn'],
  ] as const)('with the log level %s, logs at %s', (logLevel, expected) => {
    expect(hostConfig(logLevel ? { logLevel } : {}, building).logLevel).toBe(expected);
  });
});
