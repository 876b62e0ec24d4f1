export const FEEDBACK_TEXTS = {
  form: 'Feedback',
  intro: 'What works well, what is missing, what gets in the way? We read everything.',
  name: 'Name',
  email: 'E-mail',
  feedback: 'Your feedback',
  send: 'Send feedback',
  cancel: 'Cancel',
} as const;
