import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOMS, WORKSPACE } from './paths.mjs';

const having = (file) => ROOMS.filter((room) => existsSync(path.join(WORKSPACE, room, file)));

/** Packages with unit tests, and packages whose types are checked. */
export const tested = () => having('jest.config.mjs');
export const typed = () => [...having('tsconfig.json'), 'scripts'];

/** @param {string} name of a program that the workspace's root depends on */
export const program = (name) => path.join(WORKSPACE, 'node_modules', '.bin', name);
