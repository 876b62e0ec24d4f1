import { existsSync } from 'node:fs';
import path from 'node:path';
import { PACKAGES, WORKSPACE } from './paths.mjs';

const having = (file) => PACKAGES.filter((packageName) => existsSync(path.join(WORKSPACE, packageName, file)));

/** Packages with unit tests, and packages whose types are checked. */
export const tested = () => having('jest.config.mjs');
export const typed = () => [...having('tsconfig.json'), 'scripts'];

/** @param {string} name of a program that the workspace's root depends on */
export const program = (name) => path.join(WORKSPACE, 'node_modules', '.bin', name);
