/** The version of the package; a page and its worker compare theirs. */
export const version = '0.1.0';
