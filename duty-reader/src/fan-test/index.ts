export { OCTAVE_BANDS, type OctaveBand, TEST_KINDS, type TestField } from './fields.ts';
export { readTestHead, type TestHead } from './read-test-head.ts';
