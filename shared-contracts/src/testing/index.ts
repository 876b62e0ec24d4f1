export type { RecordedCall, TestResponse, TestResponses } from './answer-fetch.ts';
export { NO_COMPANY } from './no-company.ts';
export { createTestPlatform, type TestPlatform, type TestPlatformOptions } from './test-platform.ts';
export { testSettings } from './test-settings.ts';
export { TEST_USER } from './test-user.ts';
