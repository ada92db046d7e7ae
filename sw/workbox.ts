import type { HandlerOptions } from '../src/api/paths.ts';
import type { ToolList } from '../src/tool.ts';
import { registry } from '../src/tools/registry.ts';
import { type RegisterRoute, registerToolRoutes as registerRoutesOf } from './routes.ts';

/**
 * Registers the API as routes of an app's own worker, by default with all tools of this package. If the
 * app has a `NavigationRoute`, add `apiPathPattern()` to its denylist. Throws a `TypeError` if an option is
 * invalid.
 *
 * @example
 * import { registerRoute } from 'workbox-routing';
 * import { registerToolRoutes } from 'toolworker/workbox';
 *
 * registerToolRoutes(registerRoute);
 */
export function registerToolRoutes(
  registerRoute: RegisterRoute,
  options: Partial<ToolList> & HandlerOptions = {},
): void {
  registerRoutesOf(registerRoute, { tools: registry, ...options });
}
