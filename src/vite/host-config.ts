import { resolve } from 'node:path';
import type { ConfigEnv, InlineConfig, UserConfig } from 'vite';

/** The configuration that builds an app's own tools. */
export type HostConfig = InlineConfig & { readonly root: string };

/**
 * Returns the part of an app's configuration that applies to its tools: how to read code, such as
 * aliases, and plugins for workers. The rest concerns its pages and servers.
 */
export function hostConfig(config: UserConfig, { command, mode }: ConfigEnv): HostConfig {
  const {
    build = {},
    builder: _builder,
    customLogger: _customLogger,
    environments: _environments,
    experimental: _experimental,
    logLevel,
    optimizeDeps: _optimizeDeps,
    plugins: _plugins,
    preview: _preview,
    server: _server,
    ssr: _ssr,
    worker,
    ...reading
  } = config;
  const { target, minify } = build;
  return {
    ...reading,
    root: resolve(config.root ?? '.'),
    mode,
    configFile: false,
    logLevel: logLevel === 'silent' || logLevel === 'error' ? logLevel : 'warn',
    plugins: worker?.plugins?.() ?? [],
    build: {
      ...(target !== undefined && { target }),
      ...(minify !== undefined && { minify }),
      ...(command === 'serve' && { minify: false, sourcemap: 'inline' }),
    },
  };
}
