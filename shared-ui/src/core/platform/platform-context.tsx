import type { Platform, Readable } from '@specbuilder/shared-contracts/platform';
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';

const PlatformContext = createContext<Platform | null>(null);

export function PlatformProvider({
  platform,
  children,
}: {
  readonly platform: Platform;
  readonly children: ReactNode;
}) {
  return <PlatformContext.Provider value={platform}>{children}</PlatformContext.Provider>;
}

/** What the host hands to every remote. */
export function usePlatform(): Platform {
  const platform = useContext(PlatformContext);
  if (platform === null) throw new Error('No platform: render inside defineRemote or PlatformProvider');
  return platform;
}

/** The current value of a platform observable; renders again when it changes. */
export function useReadable<T>(readable: Readable<T>): T {
  return useSyncExternalStore(readable.subscribe, readable.get);
}
