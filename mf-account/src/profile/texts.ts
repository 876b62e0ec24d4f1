export const PROFILE_TEXTS = {
  title: 'Account',
  form: 'Profile',
  profile: 'Profile',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'E-mail',
  userName: 'User name',
  regions: 'Sales regions',
  save: 'Save profile',
  unsaved: 'Your changes are not saved yet.',
} as const;
