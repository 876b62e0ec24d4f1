import type { ChosenLine } from '@specbuilder/shared-contracts/api';
import { MESSAGES, randomId, TOAST_MS } from '@specbuilder/shared-contracts/domain';
import type { Platform } from '@specbuilder/shared-contracts/platform';
import { usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import { useRef, useState } from 'react';
import { firstChoice } from '../../configure/configure/motor-choice.ts';
import { chooseProject } from '../../configure/save-to-project/attach.ts';
import { saveFailureToast } from '../../configure/save-to-project/failure-toast.ts';
import { itemQuantity } from '../../item/quantity/item-quantity.ts';
import { type ComparedResult, fansOf } from './compared-result.ts';

/**
 * Adds the compared fans to a project: the first as an item, the others as its alternates, all of them or none. A guest
 * signs in first and finds the choice again, which is kept for the session.
 */
export function useAlternates(result: ComparedResult) {
  const platform = usePlatform();
  const { session } = platform;
  const user = useReadable(session.user);
  const [isAdding, setAdding] = useState(false);
  const guard = useRef(false);
  const sent = useRef<{ readonly body: string; readonly key: string } | null>(null);
  const add = async () => {
    if (guard.current) return;
    guard.current = true;
    setAdding(true);
    try {
      if (user === null) await session.signIn();
      else {
        const keyOf = (body: string) => {
          if (sent.current?.body !== body) sent.current = { body, key: randomId() };
          return sent.current.key;
        };
        await addTo(platform, linesOf(result), keyOf);
      }
    } catch (error) {
      platform.log.error('Compared fans could not be added', error);
      void platform.toasts.show(saveFailureToast(error));
    } finally {
      guard.current = false;
      setAdding(false);
    }
  };
  return { add, isAdding, isGuest: user === null, isOffered: session.canSignIn || user !== null };
}

/** Fans as lines of one call: the later ones name the first, whose alternates they become. */
function linesOf(result: ComparedResult): ChosenLine[] {
  const specification: Record<string, unknown> = { ...result.set.specification };
  const fans = fansOf(result);
  const first = String(fans[0]?.fanUnitId);
  return fans.flatMap(({ fanUnitId, motorListPrices, quantity }) => {
    const choice = firstChoice(motorListPrices);
    if (choice === null) return [];
    const lineId = String(fanUnitId);
    const alternate = lineId === first ? {} : { alternateToLineId: first };
    return [{ lineId, specification, ...choice, tag: null, qty: itemQuantity(quantity), notes: null, ...alternate }];
  });
}

async function addTo(platform: Platform, lines: ChosenLine[], keyOf: (body: string) => string): Promise<void> {
  const project = await chooseProject(platform, platform.currentProject.get());
  if (project === null) return;
  const { projectId, projectName } = project;
  const idempotencyKey = keyOf(JSON.stringify({ projectId, lines }));
  const { items } = await platform.api.projects.byDuty.add({ projectId, lines }, { context: { idempotencyKey } });
  const title = MESSAGES.fanAddedToProject({ name: projectName });
  void platform.toasts.show({ kind: 'success', title, durationMs: TOAST_MS.addFan });
  for (const { projectItemId } of items) {
    platform.bus.publish('item-attached', { projectId, projectItemId, replacedItemId: null });
  }
  const { queries, apiQueries } = platform;
  const keys = [apiQueries.projects.key(), apiQueries.projectStubs.key()];
  await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey, refetchType: 'none' })));
  platform.currentProject.set(projectId, 'selected');
  platform.navigate('app.projects.dashboard', { projectId });
}
