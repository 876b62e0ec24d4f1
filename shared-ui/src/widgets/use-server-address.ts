import { usePlatform } from '@specbuilder/shared-ui/core';

/** Makes the addresses that the server gives usable on a page of another origin; whole ones stay as they are. */
export function useServerAddress(): (address: string) => string {
  const { serverUrl } = usePlatform();
  return (address) => (address.startsWith('/') ? serverUrl + address : address);
}
