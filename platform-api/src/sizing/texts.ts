export const SIZING_TEXTS = {
  sizedBySpace: 'Ceiling fans are sized at /api/sizefan/hvls',
  sizedByDuty: 'Only ceiling fans are sized for a space',
} as const;
