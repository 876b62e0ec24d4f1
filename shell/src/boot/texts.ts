export const BOOT_TEXTS = { reload: 'Reload the page' };
