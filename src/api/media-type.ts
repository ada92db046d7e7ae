/**
 * What a client accepts to get the issues of an error beside its message. A parameter of this
 * header needs no preflight of another origin.
 */
export const jsonWithIssues = 'application/json; issues=true';

/** Whether the client asks for the issues of an error. */
export function wantsIssues({ headers }: Request): boolean {
  return headers.get('accept')?.includes('issues=true') ?? false;
}
