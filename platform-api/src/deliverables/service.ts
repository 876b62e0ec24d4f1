import { MAX_DELIVERABLE_ITEMS } from '@specbuilder/shared-contracts/api';
import { DeliverableType } from '@specbuilder/shared-contracts/domain';
import { DELIVERABLE_TEXTS, RENDERING_TEXTS, Refusal, type Renderer } from '../core/index.ts';
import { type DeliverableRequest, FORMATS } from './deliverable.ts';
import type { DeliverablesHealth } from './health/health.ts';
import { localDay } from './local-day.ts';
import { makeRevit, makeSchedule, makeSpecification, makeSubmittal, type PaperMaker } from './makers.ts';
import { fileName } from './subject/file-name.ts';
import { readSubject, type SubjectPorts } from './subject/read-subject.ts';

export interface DeliverableServices extends SubjectPorts {
  readonly renderer: Pick<Renderer, 'render'>;
  readonly health: Pick<DeliverablesHealth, 'report' | 'recheck'>;
}

export interface Deliverables {
  /**
   * Makes a paper of a project.
   *
   * @returns file with its name
   * @throws Refusal 'not-found' and 'invalid' of what it is asked of, 'unavailable' while papers cannot be generated or too
   *   many are being made, of all users or of the one who asks
   */
  make(request: DeliverableRequest): Promise<File>;
}

/** Each holds its texts and drawings in memory until it is laid out. */
const MOST_AT_ONCE = 8;
/** A preview and a download of each of the others; nobody alone keeps the others from theirs. */
const MOST_OF_ONE_USER = 4;
const LATER = { retryAfterSeconds: 30 };
const SOON = { retryAfterSeconds: 10 };

const MAKERS: Readonly<Record<DeliverableRequest['type'], PaperMaker>> = {
  [DeliverableType.Submittal]: makeSubmittal,
  [DeliverableType.Schedule]: makeSchedule,
  [DeliverableType.Specification]: makeSpecification,
  [DeliverableType.RevitModel]: makeRevit,
};

const PAPERS = {
  [DeliverableType.Submittal]: 'submittal',
  [DeliverableType.Schedule]: 'schedule',
  [DeliverableType.Specification]: 'specification',
  [DeliverableType.RevitModel]: 'revit',
} as const;

export function createDeliverables(services: DeliverableServices): Deliverables {
  const { renderer, health } = services;
  /** Who asked for each paper that is being made. */
  const underWay: (string | null)[] = [];

  function refuseTooMany(userId: string | null): void {
    if (underWay.filter((one) => one === userId).length >= MOST_OF_ONE_USER) {
      throw new Refusal('unavailable', RENDERING_TEXTS.ownBusy({ most: MOST_OF_ONE_USER }), SOON);
    }
    if (underWay.length >= MOST_AT_ONCE) throw new Refusal('unavailable', RENDERING_TEXTS.busy, SOON);
  }

  async function made(request: DeliverableRequest): Promise<File> {
    const { type, format, specificItemIds, brand, userId, signal, projectId } = request;
    const date = localDay(request.now);
    const itemIds = specificItemIds.map((id) => id.toLowerCase());
    const subject = await readSubject(services, {
      ...{ projectId, itemIds, brand, userId, date, mostItems: MAX_DELIVERABLE_ITEMS },
    });
    const content = await MAKERS[type](subject, { ...request, renderer });
    signal?.throwIfAborted();
    const { extension, mediaType } = FORMATS[format];
    const { projectName } = subject;
    const name = DELIVERABLE_TEXTS.fileName({
      ...{ project: projectName, paper: DELIVERABLE_TEXTS.paper[PAPERS[type]] },
      brand: subject.brand.settings.brandName,
    });
    return new File([content], fileName(name, extension), { type: mediaType });
  }

  return {
    async make(request) {
      const { deliverables } = await health.report();
      if (!deliverables.isAvailable) throw new Refusal('unavailable', DELIVERABLE_TEXTS.degraded, LATER);
      refuseTooMany(request.userId);
      underWay.push(request.userId);
      try {
        return await made(request);
      } catch (error) {
        // Nobody reads it, and nothing is wrong with the server.
        if (request.signal?.aborted === true) throw new Refusal('unavailable', RENDERING_TEXTS.busy, SOON);
        // What fails without a reason that its caller could change may be a module that is down.
        if (!(error instanceof Refusal)) void health.recheck();
        throw error;
      } finally {
        underWay.splice(underWay.indexOf(request.userId), 1);
      }
    },
  };
}
