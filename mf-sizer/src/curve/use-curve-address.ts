import { fanCurveUrl } from '@specbuilder/shared-contracts/api';
import { currentLanguage } from '@specbuilder/shared-contracts/language';
import { usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import { curveRequest } from './curve-request.ts';

/** What a curve is drawn from, but for the theme. */
export type CurveFactsInTheme = Omit<Parameters<typeof curveRequest>[0], 'isDark'>;

/** Address of a curve image in the brand, theme and language of the page. */
export function useCurveAddress(curve: CurveFactsInTheme): string {
  const platform = usePlatform();
  const { isDark } = useReadable(platform.theme);
  const { manufacturerLabelId } = useReadable(platform.settings).manufacturer;
  const language = useReadable(currentLanguage);
  return fanCurveUrl(platform.serverUrl, manufacturerLabelId, curveRequest({ ...curve, isDark }), language);
}
