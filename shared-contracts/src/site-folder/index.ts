export * from './contract.ts';
export * from './release-signature.ts';
export * from './release-state.ts';
export * from './release-steps.ts';
export * from './release-store.ts';
