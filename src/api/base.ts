/** The path below which the API lives unless a page or a server says otherwise. */
export const defaultBase = '/api/';
