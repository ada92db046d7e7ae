import { test } from 'vitest';

test.skip('the browser tests: TOOLWORKER_BROWSERS is "skip"', () => {});
