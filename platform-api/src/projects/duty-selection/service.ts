import { setImmediate as nextTurn } from 'node:timers/promises';
import { createConfiguration } from '@specbuilder/fan-engine';
import type { ChosenLine } from '@specbuilder/shared-contracts/api';
import { startingOptionCodes } from '@specbuilder/shared-contracts/domain';
import { type Catalogues, rejectedByEngine } from '../../catalogue/index.ts';
import {
  type Caller,
  type Database,
  DUTY_SELECTION_MESSAGES,
  HttpError,
  invalid,
  notFound,
  type Write,
} from '../../core/index.ts';
import {
  insertSized,
  isSpaceLine,
  type PlaceFinder,
  readLine,
  readSpaceLine,
  sizeByDuty,
  sizeBySpace,
} from '../../sizing/index.ts';
import { storeItem } from '../fan-items/create.ts';
import { evaluatedItem } from '../fan-items/evaluated-item.ts';
import { itemsToday } from '../fan-items/items-today.ts';
import { attachItem } from '../project/attach-item.ts';
import { findProject } from '../project/store.ts';

export interface DutySelectionServices {
  readonly db: Database;
  readonly catalogues: Pick<Catalogues, 'asOf' | 'today'>;
  readonly location: PlaceFinder;
}

interface ChosenLines {
  readonly projectId: string;
  readonly lines: readonly ChosenLine[];
}

/**
 * Adds the fans chosen for the lines of a schedule, each with the search that found it, so that it can be compared and
 * selected again like any other item, and with its own starting options, else those of the project. All of them or none.
 *
 * @throws HttpError 'invalid' on the first line that cannot be sized, whose fan is not offered, or that is an alternate
 *   of no earlier line
 */
export async function addChosenLines(
  services: DutySelectionServices,
  { write, caller }: { readonly write: Write; readonly caller: Caller },
  { projectId, lines }: ChosenLines,
) {
  const project = await findProject(services.db, projectId);
  if (project === undefined) throw notFound('project');
  const { manufacturerLabelId } = project;
  const ofProject = startingOptionCodes(project.sizingDefaults);
  const items: ReturnType<typeof configuredLine>[] = [];
  // The engine runs before the transaction, and other calls get their turn between the lines.
  for (const [index, line] of lines.entries()) {
    items.push(
      ofLine(index, () =>
        configuredLine(services, { ...line, startingOptions: line.startingOptions ?? ofProject }, manufacturerLabelId),
      ),
    );
    await nextTurn();
  }
  const origin = { userId: caller.userId, guestKeyHash: null };
  return write(async (unit) => {
    const added: { lineId: string; projectItemId: string }[] = [];
    for (const [index, { line, sized, values }] of items.entries()) {
      const { lineId, tag, qty, notes, location } = line;
      const alternateToId = ofLine(index, () => itemOfLine(added, line.alternateToLineId));
      const { specification } = sized;
      const { id: resultId } = await insertSized(unit.tx, sized, { ...origin, manufacturerLabelId });
      const { fanItemId } = await storeItem(unit, { ...values, ...origin, resultId, specification, quantity: qty });
      const wording = { tag, qty, notes, location };
      const attachment = { projectId, itemId: fanItemId, ...wording, buildingId: null, alternateToId };
      await attachItem(unit, attachment, itemsToday(services));
      added.push({ lineId, projectItemId: fanItemId });
    }
    return { items: added };
  });
}

function configuredLine(
  { catalogues, location }: DutySelectionServices,
  line: ChosenLine,
  manufacturerLabelId: number,
) {
  const { fanListId, motorId, motorVoltageId, qty: quantity, startingOptions } = line;
  const catalogue = catalogues.today(manufacturerLabelId);
  const sized = isSpaceLine(line.specification)
    ? sizeBySpace(readSpaceLine(line.specification, catalogue), catalogue)
    : sizeByDuty(readLine(line.specification, location, catalogue).specification, catalogue);
  const { specification } = sized;
  const configuration = rejectedByEngine(() =>
    createConfiguration({ specification, catalogue, fanListId, motorId, motorVoltageId, quantity, startingOptions }),
  );
  return { line, sized, values: evaluatedItem(configuration, catalogue, manufacturerLabelId) };
}

/** The item added for an earlier line of the call; null for a line that is no alternate. */
function itemOfLine(
  added: readonly { readonly lineId: string; readonly projectItemId: string }[],
  lineId: string | undefined,
): string | null {
  if (lineId === undefined) return null;
  const item = added.find((entry) => entry.lineId === lineId);
  if (item === undefined) throw invalid('alternateToLineId', DUTY_SELECTION_MESSAGES.noEarlierLine);
  return item.projectItemId;
}

/** Rejections of a line, named by the line. */
function ofLine<T>(index: number, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const fields = Object.entries(error.details.fields ?? {});
    throw new HttpError(error.kind, error.message, {
      fields: Object.fromEntries(fields.map(([field, texts]) => [`lines.${index}.${field}`, texts])),
    });
  }
}
