import { usePlatform } from '@specbuilder/shared-ui/core';
import { useEffect } from 'react';

/** A detail address without a customer leads to the home page (CUS-012). */
export function ToHome() {
  const platform = usePlatform();
  useEffect(() => platform.navigate('app.home.start'), [platform]);
  return null;
}
