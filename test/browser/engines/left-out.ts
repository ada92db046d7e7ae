import { inject, test } from 'vitest';

test.skip(inject('leftOut'), () => {});
