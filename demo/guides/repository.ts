/** Where the project's files can be read. */
export const repository = 'https://github.com/toolworker/toolworker';
