/** Sentences of the user resource. */
export const USER_TEXTS = {
  emailTaken: 'Another account has that e-mail address',
  externalAccount: 'Your account is kept by your sign-in provider and is changed there.',
  notYourProfile: 'You can only change your own profile.',
} as const;
