import { isReadyMadeFile } from '../protocol/messages.ts';
import { fetchInPage } from './fetch-in-page.ts';
import { failed, type InstallError } from './install-error.ts';

const copyAdvice =
  'Copy node_modules/toolworker/dist/toolworker.js there, or pass its URL as the option worker, or the path of an API in a subfolder as base.';
const buildAdvice =
  "Check that your app's build writes its worker there. If the build does so only for production, install another worker in development.";

export function unreachable(href: string): InstallError {
  return failed(
    'worker-unreachable',
    `${href} could not be downloaded. Check the connection, and reload.`,
  );
}

/** Of a download that has not ended in time. */
export function stalled(href: string): InstallError {
  return failed(
    'worker-unreachable',
    `The browser is still downloading ${href}, and a reload does not start again. Use the server or interceptFetch({ tools }) until then.`,
  );
}

/** Finds out why a worker cannot be registered, since browser errors are vague and inconsistent. */
export async function diagnose(script: URL): Promise<InstallError> {
  const { href } = script;
  const advice = isReadyMadeFile(script) ? copyAdvice : buildAdvice;
  const response = await fetchInPage(href, { cache: 'no-store', redirect: 'manual' });
  if (response === 'failed') return unreachable(href);
  if (response === 'blocked') return notAccepted(href, 'worker-src, connect-src');
  if (response.type === 'opaqueredirect') {
    return failed(
      'worker-redirected',
      `${href} redirects, which browsers do not allow for a worker file. Serve the file itself at this URL.`,
    );
  }
  const type = response.headers.get('Content-Type') ?? 'a file without a type';
  if (!response.ok) {
    return failed('worker-missing', `${href} has status ${response.status}. ${advice}`);
  }
  if (!/(?:java|ecma)script/i.test(type)) {
    return failed('worker-not-script', `${href} is ${type}, not JavaScript. ${advice}`);
  }
  // A download may break off.
  const code = await response.text().catch(() => undefined);
  if (code === undefined) return unreachable(href);
  if (isModule(code)) {
    return failed(
      'worker-broken',
      `${href} is a module. Either it fails to start (see its console), or this browser runs only classic workers, as Firefox before 147 does.`,
    );
  }
  return notAccepted(href, 'worker-src');
}

function notAccepted(href: string, directives: string): InstallError {
  return failed(
    'worker-broken',
    `The browser does not accept ${href}. Look at its console, and at ${directives} and trusted-types in the Content-Security-Policy.`,
  );
}

function isModule(code: string): boolean {
  return /^[ \t]*(?:import|export)[ "'{*]/m.test(code);
}
