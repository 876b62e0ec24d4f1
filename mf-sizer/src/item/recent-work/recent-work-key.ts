export const RECENT_WORK_KEY = 'recent-work';
