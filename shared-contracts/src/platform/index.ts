export * from './history.ts';
export * from './panels.ts';
export * from './platform.ts';
export * from './readable.ts';
export { signedInUser } from './signed-in-user.ts';
export * from './states.ts';
