/**
 * The address of the report that a page sends two seconds after an area was loaded (shell/src/composition/telemetry.ts). A
 * slow machine reaches it before its rows, so that measurements of what rows need leave it out.
 */
export const LOAD_REPORT = '/api/telemetry/';
