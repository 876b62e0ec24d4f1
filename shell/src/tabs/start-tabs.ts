import { userSession } from '../boot/browser-storage.ts';
import { followTabs, type TabParts } from './follow-tabs.ts';

const CHANNEL = 'specbuilder-tabs';

/** Tabs of one brand follow each other; brands differ in themes and users' rights. */
export function startTabs(parts: Omit<TabParts, 'channel' | 'storage'>, manufacturerLabelId: number): void {
  const channel = new BroadcastChannel(`${CHANNEL}-${manufacturerLabelId}`);
  followTabs({ ...parts, storage: userSession(), channel });
}
