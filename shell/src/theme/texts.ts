export const THEME_TEXTS = {
  themes: 'Theme',
  atOnce: 'Changes at once, on this device.',
  isDefault: 'Default of this brand',
  isLight: 'For bright rooms',
  isDark: 'Same contrast, for dim rooms',
  asSystem: 'As the system',
  nowLight: 'Now light, follows your device',
  nowDark: 'Now dark, follows your device',
  printedLight: 'Submittals and drawings are always printed light.',
} as const;
