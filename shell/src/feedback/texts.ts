export const FEEDBACK_TEXTS = {
  form: 'Feedback',
  intro: 'What works well, what is missing, what gets in the way? We read everything.',
  name: 'Name',
  email: 'E-mail',
  feedback: 'Your feedback',
  sentAlong: 'Sent along',
  send: 'Send feedback',
  cancel: 'Cancel',
  keys: 'Ctrl Enter sends',
} as const;
