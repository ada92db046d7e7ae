// A module of its own, so that the worker can tell this file from those that every visit needs.
export { interceptFetch } from 'toolworker';
