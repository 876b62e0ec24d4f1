import { createContext, useContext } from 'react';
import type { DutyField } from './duty-field.ts';
import type { ScheduledRow } from './offered-duty.ts';

type Duty = NonNullable<ScheduledRow['duty']>;

/** What the cells of a schedule do. */
export interface ScheduleActions {
  readonly isReadOnly: boolean;
  /** Why a text is not allowed in a cell, as a message; null if it is allowed. */
  readonly problemOf: (duty: Duty, field: DutyField, text: string) => string | null;
  readonly change: (duty: Duty, field: DutyField, text: string) => void;
  readonly remove: (duty: Duty) => void;
  readonly search: (duty: Duty) => void;
  readonly schedule: (projectItemId: string) => void;
}

const ScheduleActionsContext = createContext<ScheduleActions | null>(null);

export const ScheduleActionsProvider = ScheduleActionsContext.Provider;

export function useScheduleActions(): ScheduleActions {
  const actions = useContext(ScheduleActionsContext);
  if (actions === null) throw new Error('No schedule actions: render inside the schedule of a project');
  return actions;
}
