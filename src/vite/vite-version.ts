/**
 * Throws if the plugin does not work with this version of Vite. Of one that the package does not
 * take, most package managers only warn.
 */
export function assertViteVersion(version: string): void {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > 6 || (major === 6 && minor >= 1)) return;
  throw new Error(
    `toolworker/vite needs Vite 6.1 or later, but this app has ${version}. ` +
      'Update Vite, or remove the plugin and run: npx toolworker init public',
  );
}
