import type { ChosenLine } from '@specbuilder/shared-contracts/api';
import { MESSAGES, randomId, type StartingEquipment, TOAST_MS } from '@specbuilder/shared-contracts/domain';
import type { Platform } from '@specbuilder/shared-contracts/platform';
import { usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import { useRef, useState } from 'react';
import { firstChoice, type MotorChoice } from '../../configure/configure/motor-choice.ts';
import { useStartingEquipment } from '../../configure/configure/search-equipment.ts';
import { startingChoice } from '../../configure/configure/starting-choice.ts';
import { chooseProject } from '../../configure/save-to-project/attach.ts';
import { saveFailureToast } from '../../configure/save-to-project/failure-toast.ts';
import { itemQuantity } from '../../item/quantity/item-quantity.ts';
import { type ComparedFan, type ComparedResult, fansOf } from './compared-result.ts';

/**
 * Adds the compared fans to a project: the first as an item, the others as its alternates, all of them or none. A guest
 * signs in first and finds the choice again, which is kept for the session.
 */
export function useAlternates(result: ComparedResult) {
  const platform = usePlatform();
  const { session } = platform;
  const user = useReadable(session.user);
  const equipment = useStartingEquipment(result.set.specification.fanCategoryType);
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
        await addTo(platform, await linesOf(platform, result, equipment), keyOf);
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
async function linesOf(
  platform: Platform,
  result: ComparedResult,
  equipment: StartingEquipment,
): Promise<ChosenLine[]> {
  const specification: Record<string, unknown> = { ...result.set.specification };
  const fans = fansOf(result);
  const first = String(fans[0]?.fanUnitId);
  const choices = await Promise.all(fans.map((fan) => choiceOfFan(platform, result, fan, equipment)));
  return fans.flatMap(({ fanUnitId, quantity }, index) => {
    const choice = choices[index] ?? null;
    if (choice === null) return [];
    const lineId = String(fanUnitId);
    const alternate = lineId === first ? {} : { alternateToLineId: first };
    return [{ lineId, specification, ...choice, tag: null, qty: itemQuantity(quantity), notes: null, ...alternate }];
  });
}

/** Motor and voltage of a compared fan; ceiling fans are listed with theirs. */
export async function choiceOfFan(
  platform: Platform,
  { kind, set }: ComparedResult,
  fan: ComparedFan,
  equipment: StartingEquipment,
): Promise<MotorChoice | null> {
  return kind === 'fan'
    ? startingChoice(platform, set.resultId, fan, equipment)
    : firstChoice(fan.motorListPrices, equipment);
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
