export type { RecordedCall, TestAnswer, TestAnswers } from './answer-fetch.ts';
export { createTestPlatform, type TestPlatform, type TestPlatformOptions } from './test-platform.ts';
export { testSettings } from './test-settings.ts';
