/** Sentences that the HTTP frame says itself. */
export const HTTP_TEXTS = {
  required: 'Required',
  wrongKind: (expected: string) => `Expected ${expected}`,
  checkEntries: 'Please check the entries.',
  malformedJson: 'The body is not valid JSON.',
  bodyTooLarge: 'The body is larger than 1 MB.',
  unsupportedBody: 'Send the body as application/json.',
  unknownAddress: (method: string, path: string) => `There is nothing at ${method} ${path}.`,
  unknownBrand: (id: number) => `There is no brand ${id}.`,
  signInFirst: 'Please sign in first.',
  noRight: 'You do not have the right to do this.',
  tooManyCalls: (seconds: number) => `Too many requests. Please try again in ${seconds} s.`,
  nulCharacter: 'The text holds a character that cannot be stored.',
  badIdempotencyKey: 'An idempotency key has 1 to 200 visible characters.',
  notReady: 'The server is shutting down or its store does not answer.',
} as const;
