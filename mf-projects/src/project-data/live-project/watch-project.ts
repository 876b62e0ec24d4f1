import { PROJECT_HUB, type Project, type ProjectChanged, type WatchedProject } from '@specbuilder/shared-contracts/api';
import type { Platform } from '@specbuilder/shared-contracts/platform';
import { connectHub, type InvokeHub } from '@specbuilder/shared-ui/hub';
import { refreshLists } from '../loaded-projects/listed-projects.ts';
import { changeText } from './change-text.ts';
import { mergedProject } from './merged-project.ts';

interface Watch {
  readonly platform: Platform;
  readonly projectId: string;
  /** A change that another user made, in one sentence. */
  readonly onChange: (words: string) => void;
}

/** A message that was lost on its way between servers is noticed this late at the latest. */
const CHECK_MS = 30_000;
/** Changes in quick succession are read together. */
const GATHER_MS = 100;
/** A pending response may be older than a change by the user that is stored while it travels. */
const CHANGE_TRAVELS_MS = 2000;
/** After this many outdated responses the server is not queried again until the next message. */
const MAX_RESPONSES = 3;

/**
 * Keeps the project on the screen equal to the server's, whichever user changes it. Changes are numbered: the project
 * is read again until it is as new as the newest announced change.
 *
 * @returns the function that ends it
 */
export function watchProject({ platform, projectId, onChange }: Watch): () => void {
  const reader = createReader(platform, projectId);
  let invokeHub: InvokeHub | null = null;
  const check = async () => {
    if (invokeHub === null) return;
    const { changeNumber } = await invokeHub<WatchedProject>(PROJECT_HUB.watch, projectId);
    reader.received(changeNumber);
  };
  const disconnect = connectHub(platform, {
    path: PROJECT_HUB.path,
    name: 'Hub of projects',
    messages: {
      [PROJECT_HUB.changed]: (message) => {
        const changed = message as ProjectChanged;
        if (changed.projectId !== projectId) return;
        if (changed.userId === platform.session.user.get()?.userId) return reader.ownEvents(changed.changeNumber);
        reader.received(changed.changeNumber, changed.change.what);
        onChange(changeText(changed));
      },
      [PROJECT_HUB.closed]: () => reader.request(),
    },
    async onConnected(invoke) {
      invokeHub = invoke;
      await check();
    },
  });
  // A rejection means that the project is deleted or closed to the user, which the page's own call then reports.
  const timer = setInterval(() => void check().catch(() => reader.request()), CHECK_MS);
  return () => {
    clearInterval(timer);
    reader.end();
    disconnect();
  };
}

function createReader(platform: Platform, projectId: string) {
  const { api, apiQueries, queries, log } = platform;
  const { queryKey } = apiQueries.projects.read.queryOptions({ input: { projectId } });
  let newest = 0;
  let readAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isReading = false;
  let isOver = false;
  const shown = () => queries.getQueryData<Project>(queryKey);

  async function read(): Promise<void> {
    if (isReading || isOver) return;
    isReading = true;
    let responses = 0;
    try {
      do {
        responses += 1;
        readAt = Date.now();
        const project = await api.projects.read({ projectId }, { context: { background: true } });
        if (isOver) return;
        queries.setQueryData<Project>(queryKey, (old) => mergedProject(old, project));
      } while ((shown()?.changeNumber ?? newest) < newest && responses < MAX_RESPONSES);
    } catch (error) {
      log.warn(`A change of the project could not be read: ${error instanceof Error ? error.message : String(error)}`);
    } finally {
      isReading = false;
    }
    await queries.invalidateQueries({ predicate: ({ queryKey: key }) => isOfProject(key, projectId) });
  }
  const readSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void read(), GATHER_MS);
  };
  return {
    received(changeNumber: number, what?: string) {
      newest = Math.max(newest, changeNumber);
      if ((shown()?.changeNumber ?? newest) >= newest) return;
      readSoon();
      if (what !== undefined && IN_LISTS.has(what)) void refreshLists({ apiQueries, queries });
    },
    /**
     * The response to the user's own call is on the screen already, unless the user made it in another window; a second
     * device shows it at the next check.
     */
    ownEvents(changeNumber: number) {
      newest = Math.max(newest, changeNumber);
      if (isReading || Date.now() - readAt < CHANGE_TRAVELS_MS || !document.hasFocus()) readSoon();
    },
    /** Makes the page send the request and show its outcome. */
    request: () => void queries.invalidateQueries({ queryKey }),
    end() {
      isOver = true;
      clearTimeout(timer);
    },
  };
}

/** Changes that a list of projects shows. */
const IN_LISTS: ReadonlySet<string> = new Set([
  'name',
  'site',
  'members',
  'itemsAdded',
  'itemsRemoved',
  'itemsRestored',
]);

/** What else is loaded of the project: buildings, addresses, members. The project itself was read just now. */
function isOfProject(key: readonly unknown[], projectId: string): boolean {
  const [path, about] = key as [readonly string[] | undefined, { input?: { projectId?: string } } | undefined];
  return path?.[0] === 'projects' && path[1] !== 'read' && about?.input?.projectId === projectId;
}
