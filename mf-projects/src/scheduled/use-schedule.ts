import type { DutyFields, Project, ScheduledDuty } from '@specbuilder/shared-contracts/api';
import { errorBodyOf } from '@specbuilder/shared-contracts/client';
import { modelStateMessage, TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { useQuery, useQueryClient } from '@specbuilder/shared-ui/query';
import { useMemo } from 'react';
import { SCHEDULED_MESSAGES } from '../messages/scheduled.generated.ts';
import { offerUndo } from '../project-data/undo/offer-undo.ts';
import { newDutyId } from './duty-id.ts';

export interface Schedule {
  /** Undefined while they load. */
  readonly duties: readonly ScheduledDuty[] | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
  readonly change: (duty: ScheduledDuty, changed: DutyFields) => Promise<void>;
  readonly add: (tag: string) => Promise<void>;
  readonly remove: (duty: ScheduledDuty) => Promise<void>;
  readonly fill: (projectItemIds: readonly string[]) => Promise<void>;
  /** Whether they were saved. */
  readonly takeRows: (rows: readonly DutyFields[], replacesAll: boolean) => Promise<boolean>;
}

const NOTHING: Omit<DutyFields, 'tag'> = {
  airflow: null,
  staticPressure: null,
  quantity: null,
  maxSones: null,
  maxBrakeHorsepower: null,
  voltage: null,
  phase: null,
  note: null,
  location: null,
};

/** The schedule of a project and its changes; rejections are reported, and the server's data is shown again. */
export function useSchedule({ projectId }: Pick<Project, 'projectId'>): Schedule {
  const platform = usePlatform();
  const queries = useQueryClient();
  const options = platform.apiQueries.projects.scheduledDuties.read.queryOptions({ input: { projectId } });
  const { data, isError, refetch } = useQuery(options);
  const changes = useMemo(() => {
    const { api, apiQueries, log, toasts } = platform;
    const calls = api.projects.scheduledDuties;
    const { queryKey } = apiQueries.projects.scheduledDuties.read.queryOptions({ input: { projectId } });
    const setRows = (change: (rows: ScheduledDuty[]) => ScheduledDuty[]) =>
      queries.setQueryData<ScheduledDuty[]>(queryKey, (rows) => change(rows ?? []));
    const put = (saved: ScheduledDuty) =>
      setRows((rows) =>
        rows.some(({ id }) => id === saved.id)
          ? rows.map((row) => (row.id === saved.id ? saved : row))
          : [...rows, saved].sort((item, other) => item.position - other.position),
      );
    const run = async (work: () => Promise<void>): Promise<boolean> => {
      try {
        await work();
        return true;
      } catch (error) {
        log.error('The schedule could not be saved', error);
        const text = modelStateMessage(errorBodyOf(error));
        void toasts.show({ kind: 'error', title: SCHEDULED_MESSAGES.failed, text, durationMs: TOAST_MS.failure });
        await queries.invalidateQueries({ queryKey });
        return false;
      }
    };
    const say = (title: string) => void toasts.show({ kind: 'success', title, durationMs: TOAST_MS.generic });
    return {
      change: async ({ id, rowVersion }: ScheduledDuty, changed: DutyFields) => {
        setRows((rows) => rows.map((row) => (row.id === id ? { ...row, ...changed } : row)));
        await run(async () => {
          put(await calls.saveOne({ ...changed, projectId, dutyId: id, rowVersion }));
        });
      },
      add: async (tag: string) => {
        const dutyId = newDutyId();
        await run(async () => {
          put(await calls.saveOne({ ...NOTHING, tag, projectId, dutyId }));
        });
      },
      remove: async ({ id, rowVersion: _version, ...said }: ScheduledDuty) => {
        const isGone = await run(() => calls.delete({ projectId, dutyIds: [id] }));
        if (!isGone) return;
        setRows((rows) => rows.filter((row) => row.id !== id));
        const title = SCHEDULED_MESSAGES.deleted({ tag: said.tag });
        const undo = async () => {
          put(await calls.saveOne({ ...said, projectId, dutyId: id }));
        };
        await offerUndo(platform, { kind: 'info', title, undo });
      },
      fill: async (projectItemIds: readonly string[]) => {
        await run(async () => {
          const before = queries.getQueryData<ScheduledDuty[]>(queryKey)?.length ?? 0;
          const filled = await calls.fromCriteria({ projectId, projectItemIds: [...projectItemIds] });
          setRows(() => filled);
          say(SCHEDULED_MESSAGES.filled({ count: filled.length - before }));
        });
      },
      takeRows: (rows: readonly DutyFields[], replacesAll: boolean) =>
        run(async () => {
          const saved = await calls.saveMany({ projectId, duties: [...rows], replacesAll });
          setRows(() => saved);
          say(SCHEDULED_MESSAGES.taken({ count: rows.length }));
        }),
    };
  }, [platform, queries, projectId]);
  return { duties: data, hasFailed: isError, retry: () => void refetch(), ...changes };
}
