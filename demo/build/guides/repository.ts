/** The URL of the project's files. */
export const repository = 'https://github.com/toolworker/toolworker';
