import { COOKIES } from '@specbuilder/shared-contracts/domain';
import { userSession } from '../../boot/boot/browser-storage.ts';
import { readCookie } from '../../boot/boot/cookies.ts';
import { FOLLOWS_COOKIE } from '../theme/theme-choice.ts';
import { followTabs, type StoredTheme, type TabParts } from './follow-tabs.ts';

const CHANNEL = 'specbuilder-tabs';

/** Tabs of one brand follow each other; brands differ in themes and users' rights. */
export function startTabs(
  parts: Omit<TabParts, 'channel' | 'storage' | 'storedTheme'>,
  manufacturerLabelId: number,
): void {
  const channel = new BroadcastChannel(`${CHANNEL}-${manufacturerLabelId}`);
  followTabs({ ...parts, storedTheme, storage: userSession(), channel });
}

const storedTheme = (): StoredTheme => ({
  themeName: readCookie(COOKIES.activeTheme) ?? '',
  followsSystem: readCookie(FOLLOWS_COOKIE) === 'true',
});
