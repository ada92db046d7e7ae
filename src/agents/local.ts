/** Whether an origin or a URL belongs to this machine, on any port. */
export function isLocal(url: string): boolean {
  return /^https?:\/\/(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?(?:\/|$)/i.test(url);
}
