import type { ChosenLine } from '@specbuilder/shared-contracts/api';
import {
  FanCategory,
  randomId,
  type StartingEquipment,
  startingOptionCodes,
} from '@specbuilder/shared-contracts/domain';
import type { Platform } from '@specbuilder/shared-contracts/platform';
import { usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import { useRef, useState } from 'react';
import { firstChoice, type MotorChoice } from '../../configure/configure/motor-choice.ts';
import { equipmentOfSearch } from '../../configure/configure/search-equipment.ts';
import { defaultsOfProject, startingChoice } from '../../configure/configure/starting-choice.ts';
import { chooseProject } from '../../configure/save-to-project/attach.ts';
import { saveFailureToast } from '../../configure/save-to-project/failure-toast.ts';
import { showAdded } from '../../configure/save-to-project/show-added.ts';
import { itemQuantity } from '../../item/quantity/item-quantity.ts';
import { areOfOneSearch, type ComparedFan, type ComparedResult, fansOf } from './compared-result.ts';

/** Of the first fan: what a search has of its own is the search's. */
export function categoryOf({ entries: [first] }: ComparedResult): FanCategory {
  return first?.set.specification.fanCategoryType ?? FanCategory.Exhaust;
}

/**
 * Adds the compared fans to a project, all of them or none. Of one search the first becomes an item, the others its
 * alternates; fans of several searches become items of their own. A guest signs in first and finds the choice again.
 */
export function useAddCompared(result: ComparedResult) {
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
        await addTo(platform, result, keyOf);
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

/**
 * Fans as lines of one call: the later ones of a search name the first, whose alternates they become. What that search alone
 * wants of motors and switches goes before what the project wants, whichever project was chosen.
 */
async function linesOf(platform: Platform, result: ComparedResult, projectId: string): Promise<ChosenLine[]> {
  const fans = fansOf(result);
  const isOneSearch = areOfOneSearch(fans);
  const own = isOneSearch ? equipmentOfSearch(platform, categoryOf(result)) : null;
  const equipment = own ?? (await defaultsOfProject(platform, projectId));
  // The server knows those of the project.
  const options = own === null ? {} : { startingOptions: startingOptionCodes(own) };
  const first = isOneSearch ? fans[0]?.key : undefined;
  const choices = await Promise.all(fans.map((fan) => choiceOfFan(platform, result.kind, fan, equipment)));
  return fans.flatMap(({ key: lineId, specification, quantity, note }, index) => {
    const choice = choices[index] ?? null;
    if (choice === null) return [];
    const line = { lineId, specification: { ...specification }, ...choice, tag: null, notes: note || null };
    const alternate = first === undefined || lineId === first ? {} : { alternateToLineId: first };
    return [{ ...line, qty: itemQuantity(quantity), ...options, ...alternate }];
  });
}

/** Motor and voltage of a compared fan; ceiling fans are listed with theirs. */
export async function choiceOfFan(
  platform: Platform,
  kind: ComparedResult['kind'],
  fan: ComparedFan,
  equipment: StartingEquipment,
): Promise<MotorChoice | null> {
  return kind === 'fan'
    ? startingChoice(platform, fan.resultId, fan, equipment)
    : firstChoice(fan.motorListPrices, equipment);
}

async function addTo(platform: Platform, result: ComparedResult, keyOf: (body: string) => string): Promise<void> {
  const project = await chooseProject(platform, platform.currentProject.get());
  if (project === null) return;
  const { projectId } = project;
  const lines = await linesOf(platform, result, projectId);
  const idempotencyKey = keyOf(JSON.stringify({ projectId, lines }));
  const { items } = await platform.api.projects.byDuty.add({ projectId, lines }, { context: { idempotencyKey } });
  await showAdded(platform, project, items);
}
