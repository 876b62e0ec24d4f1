import { createContext, useContext } from 'react';
import type { Walk } from './use-walk.ts';

/** The way from question to question, for the cells of a row, which are drawn again only when their row changes. */
export const WalkContext = createContext<Walk['onward']>(() => undefined);

export const useOnward = (): Walk['onward'] => useContext(WalkContext);
