export const NOTICE_TEXTS = {
  loading: 'Loading',
  runningPrevious: (title: string) => `Running the previous version of ${title}`,
} as const;
