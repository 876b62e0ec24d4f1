import { useReadable } from '@specbuilder/shared-ui/core';
import { useMemo } from 'react';
import { changeLanguage } from '../language/change-language.ts';
import type { ShellEntry } from '../navigation/navigation-model.ts';
import type { OwnHost } from './own-host.ts';
import { ownNavigation } from './own-navigation.ts';

/** The shell's own items as region, currency and language want them now. */
export function useOwnNavigation({ later, platform, services }: OwnHost): ShellEntry[] {
  const { regionNumber } = useReadable(platform.shared.region);
  const { currencyCode } = useReadable(platform.shared.currency);
  const salesOffice = useReadable(later.salesOffice);
  const language = useReadable(later.languageState);
  const currencies = useReadable(later.currencies);
  const { hasMultipleRegions } = useReadable(services.settings).manufacturer;
  return useMemo(
    () => [
      ...ownNavigation({ regionNumber, salesOffice, hasMultipleRegions, currencyCode, currencies }),
      changeLanguage(language),
    ],
    [language, regionNumber, salesOffice, hasMultipleRegions, currencyCode, currencies],
  );
}
