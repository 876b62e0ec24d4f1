/** Sentences about tokens and accounts that callers of the API read. */
export const TOKEN_TEXTS = {
  bad: 'The access token is not valid. Please sign in again.',
  expired: 'Your session has expired. Please sign in again.',
  accountClosed: 'This account is closed.',
  providerAway: (reason: string) => `The identity provider does not answer: ${reason}`,
} as const;
