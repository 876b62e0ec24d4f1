import * as z from 'zod/mini';

// Suites of a worker share zod; a server that starts in one gives it the product's texts, which end with that suite.
const { localeError, customError } = z.config();
afterAll(() => {
  z.config({ localeError, customError });
});
