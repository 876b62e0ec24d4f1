import type { Feature } from '../feature/define-feature.ts';
import { ANALYTICS } from '../features/analytics/feature.ts';
import { ASSISTANCE } from '../features/assistance/feature.ts';
import { CURRENCY } from '../features/currency/feature.ts';
import { ERRORS } from '../features/errors/feature.ts';
import { FAQ } from '../features/faq/feature.ts';
import { FEEDBACK } from '../features/feedback/feature.ts';
import { LANGUAGE } from '../features/language/feature.ts';
import { MAP } from '../features/map/feature.ts';
import { PAGE_STYLE } from '../features/page-style/feature.ts';
import { REGION } from '../features/region/feature.ts';
import { REGIONAL_EDIT } from '../features/regional-edit/feature.ts';
import { RELEASES } from '../features/releases/feature.ts';
import { SHORTCUTS } from '../features/shortcuts/feature.ts';
import { STORAGE } from '../features/storage/feature.ts';
import { TABS } from '../features/tabs/feature.ts';
import { THEME } from '../features/theme/feature.ts';
import { USER_DETAILS } from '../features/user-details/feature.ts';
import { DIAGNOSTICS } from '../platform/diagnostics/feature.ts';

/**
 * The features of the shell. A feature uses services of those above it. Items of one weight and toolbar items appear in
 * this order, and background work starts in it: the currency before the region, whose look-up of the place it follows.
 */
export const FEATURES: readonly Feature[] = [
  USER_DETAILS,
  ERRORS,
  STORAGE,
  DIAGNOSTICS,
  MAP,
  ANALYTICS,
  PAGE_STYLE,
  FAQ,
  RELEASES,
  SHORTCUTS,
  CURRENCY,
  LANGUAGE,
  TABS,
  REGION,
  REGIONAL_EDIT,
  THEME,
  ASSISTANCE,
  FEEDBACK,
];
