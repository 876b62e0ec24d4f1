import type { ContinuationAction } from '@specbuilder/shared-contracts/events';
import type { Platform } from '@specbuilder/shared-contracts/platform';
import { reselections } from '../../item/reselect/reselection.ts';
import { lastSearch, lastSizer } from '../../item/search-memory/search-memory.ts';
import type { Sizer } from '../../item/search-memory/sizer-of.ts';
import { choicesOf, lastChosenMotor } from '../configure/chosen-motors.ts';

/** State of one sizer; null for what is not requested, found or chosen yet (specification 2-sizing, section 3). */
export interface SizerContext {
  /** Criteria as they were typed. */
  readonly fanSpecifications: unknown;
  readonly fanResultId: string | null;
  /** Id of the motor list row, and of the voltage, that were chosen last among the rows of the result. */
  readonly selectedMotor: number | null;
  readonly selectedVoltage: number | null;
  /** Item of a project that another fan is chosen for. */
  readonly selectedProjectItem: string | null;
}

export interface WorkContext {
  /** The sizer that was used last, whichever it is. */
  readonly basicSizer: SizerContext;
  readonly exhaustSupplySizer: SizerContext;
  readonly hvlsSizer: SizerContext;
  readonly user: { readonly isSignedIn: boolean; readonly continuationAction: ContinuationAction | null };
  readonly projects: { readonly currentProjectId: string | null };
  readonly reselectable: { readonly isReselection: boolean };
}

/** All that the sizer works on in this browser session, read from where each part of it is kept. */
export function workContextOf(platform: Platform): WorkContext {
  const { storage, bus, session, currentProject } = platform;
  const item = reselections(storage).ofSearch();
  const contextOf = (sizer: Sizer): SizerContext => {
    const search = lastSearch(storage, sizer);
    const resultId = search?.resultId ?? null;
    const motor = resultId === null ? undefined : choicesOf(platform).get(lastChosenMotor(resultId));
    return {
      fanSpecifications: search?.criteria ?? null,
      fanResultId: resultId,
      selectedMotor: motor?.fanListId ?? null,
      selectedVoltage: motor?.motorVoltageId ?? null,
      selectedProjectItem: search === null ? null : (item?.projectItemId ?? null),
    };
  };
  const [exhaustSupplySizer, hvlsSizer] = [contextOf('exhaustSupply'), contextOf('hvls')];
  return {
    basicSizer: lastSizer(storage) === 'hvls' ? hvlsSizer : exhaustSupplySizer,
    exhaustSupplySizer,
    hvlsSizer,
    user: {
      isSignedIn: session.user.get() !== null,
      continuationAction: bus.last('continuation-resumed')?.payload.action ?? null,
    },
    projects: { currentProjectId: currentProject.get() },
    reselectable: { isReselection: item !== null },
  };
}
