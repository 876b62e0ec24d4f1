export const SIZING_TEXTS = {
  sizedBySpace: 'Ceiling fans are sized at /api/sizefan/hvls',
  lineInvalid: 'This line cannot be sized',
  sizedByDuty: 'Only ceiling fans are sized for a space',
} as const;
