import { ANALYTICS } from './analytics/feature.ts';
import { ASSISTANCE } from './assistance/feature.ts';
import { CURRENCY } from './currency/feature.ts';
import { DIAGNOSTICS } from './diagnostics/feature.ts';
import { ERRORS } from './errors/feature.ts';
import { FAQ } from './faq/feature.ts';
import type { Feature } from './feature/define-feature.ts';
import { FEEDBACK } from './feedback/feature.ts';
import { LANGUAGE } from './language/feature.ts';
import { MAP } from './map/feature.ts';
import { REGION } from './region/feature.ts';
import { REGIONAL_EDIT } from './regional-edit/feature.ts';
import { RELEASES } from './releases/feature.ts';
import { SHORTCUTS } from './shortcuts/feature.ts';
import { TABS } from './tabs/feature.ts';
import { THEME } from './theme/feature.ts';
import { USER_DETAILS } from './user-details/feature.ts';

/**
 * What the shell is made of. A feature uses services of those above it; items of one weight and toolbar items stand in
 * this order, and the background starts in it: the currency before the region, whose look-up of the place it follows.
 */
export const FEATURES: readonly Feature[] = [
  ...[USER_DETAILS, ERRORS, DIAGNOSTICS, MAP, ANALYTICS, FAQ, RELEASES],
  ...[SHORTCUTS, CURRENCY, LANGUAGE, TABS, REGION, REGIONAL_EDIT, THEME, ASSISTANCE, FEEDBACK],
];
