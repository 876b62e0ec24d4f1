export { NO_COMPANY } from './no-company.ts';
export type { RecordedCall, TestResponse, TestResponses } from './stub-fetch.ts';
export { createTestPlatform, type TestPlatform, type TestPlatformOptions } from './test-platform.ts';
export { testSettings } from './test-settings.ts';
export { TEST_USER } from './test-user.ts';
