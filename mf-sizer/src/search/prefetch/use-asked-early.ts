import { useState } from 'react';

/**
 * Asks for what a screen shows as it begins to be drawn, and not once its first picture is there: a phone draws for a
 * quarter of a second. Who needs the answer asks the cache for it as always.
 */
export function useAskedEarly(ask: () => Promise<unknown>): void {
  useState(() => void ask());
}
