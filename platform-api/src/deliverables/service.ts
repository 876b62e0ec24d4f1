import { MAX_DELIVERABLE_ITEMS, type ScheduleColumnChoice } from '@specbuilder/shared-contracts/api';
import { DELIVERABLE_MESSAGES, HttpError, RENDERING_MESSAGES, type Renderer } from '../core/index.ts';
import { DELIVERABLES } from './all.ts';
import { type DeliverableRequest, formatOf } from './deliverable.ts';
import type { DeliverablesHealth } from './health/health.ts';
import { localDay } from './local-day.ts';
import { quotedCurrency, readPrices } from './prices/quoted-prices.ts';
import { columnChoices } from './schedule/column-choices.ts';
import { fileName } from './subject/file-name.ts';
import { readSubject, type SubjectPorts } from './subject/read-subject.ts';
import type { DeliverableSubject } from './subject/subject.ts';

export interface DeliverableServices extends SubjectPorts {
  readonly renderer: Pick<Renderer, 'render'>;
  readonly health: Pick<DeliverablesHealth, 'report' | 'recheck'>;
}

/** A document with what it was made of. */
export interface MadeDocument extends Pick<DeliverableRequest, 'type' | 'format'> {
  readonly file: File;
  readonly subject: DeliverableSubject;
}

export interface Deliverables {
  /**
   * Creates a document of a project.
   *
   * @returns file with its name
   * @throws HttpError 'not-found' and 'invalid' for its subject, 'unavailable' while documents cannot be generated or too
   *   many are in progress, for all users or for the caller
   */
  make(request: DeliverableRequest): Promise<File>;
  /** The same with what its project was at that time; throws the same. */
  makeForIssue(request: DeliverableRequest): Promise<MadeDocument>;
  /**
   * Columns that the schedules of a project can have, without those that none of its items fills.
   *
   * @throws HttpError 'not-found' when there is no such project, 'invalid' for one without items
   */
  scheduleColumns(request: Pick<DeliverableRequest, 'projectId' | 'brand' | 'userId'>): Promise<ScheduleColumnChoice[]>;
}

/** Those of four users. One that waits holds its items in memory; its pages are made while it is laid out. */
const MAX_AT_ONCE = 16;
/** A preview and one download of each other kind; limits one user so that others can still get theirs. */
const MAX_OF_ONE_USER = 4;
const LATER = { retryAfterSeconds: 30 };
const SOON = { retryAfterSeconds: 10 };

export function createDeliverables(services: DeliverableServices): Deliverables {
  const { db, renderer, health } = services;
  /** The user of each document in progress. */
  const underWay: (string | null)[] = [];

  function rejectTooMany(userId: string | null): void {
    if (underWay.filter((item) => item === userId).length >= MAX_OF_ONE_USER) {
      throw new HttpError('unavailable', RENDERING_MESSAGES.ownBusy({ most: MAX_OF_ONE_USER }), SOON);
    }
    if (underWay.length >= MAX_AT_ONCE) throw new HttpError('unavailable', RENDERING_MESSAGES.busy, SOON);
  }

  async function made(request: DeliverableRequest): Promise<MadeDocument> {
    const { format, build, deliverable } = builderOf(request);
    const {
      specificItemIds,
      brand,
      userId,
      signal,
      projectId,
      includePreWire,
      sharePages,
      leaveOut,
      pageSize,
      machineKeys,
      firstPages,
      terms,
    } = request;
    const date = localDay(request.now);
    const currency = deliverable.hasPrices === true ? await quotedCurrency(db, terms.currency, userId) : null;
    const itemIds = specificItemIds.map((id) => id.toLowerCase());
    const maxItems = MAX_DELIVERABLE_ITEMS;
    const subject = await readSubject(services, { projectId, itemIds, brand, userId, date, maxItems });
    const orientation = request.orientation ?? deliverable.orientation ?? 'portrait';
    const prices = currency && (await readPrices(db, subject, terms, currency));
    const choices = { includePreWire, sharePages, leaveOut, pageSize, machineKeys, firstPages };
    const options = { ...choices, signal, orientation, renderer, prices };
    const content = await build(subject, options);
    signal?.throwIfAborted();
    const name = DELIVERABLE_MESSAGES.fileName({
      project: subject.projectName,
      document: deliverable.documentName(),
      brand: subject.brand.settings.brandName,
    });
    const file = new File([content], fileName(name, format.extension), { type: format.mediaType });
    return { type: request.type, format: format.number, file, subject };
  }

  async function makeForIssue(request: DeliverableRequest): Promise<MadeDocument> {
    const { deliverables } = await health.report();
    if (!deliverables.isAvailable) throw new HttpError('unavailable', DELIVERABLE_MESSAGES.degraded, LATER);
    rejectTooMany(request.userId);
    underWay.push(request.userId);
    try {
      return await made(request);
    } catch (error) {
      // The client is gone, and nothing is wrong with the server.
      if (request.signal?.aborted === true) throw new HttpError('unavailable', RENDERING_MESSAGES.busy, SOON);
      // What fails without a reason that its caller could change may be a module that is down.
      if (!(error instanceof HttpError)) void health.recheck();
      throw error;
    } finally {
      underWay.splice(underWay.indexOf(request.userId), 1);
    }
  }

  return {
    async scheduleColumns(request) {
      // Of all its items: a document of a part of them has the same columns.
      const limits = { itemIds: [], date: localDay(undefined), maxItems: Number.POSITIVE_INFINITY };
      return columnChoices(await readSubject(services, { ...request, ...limits }));
    },
    makeForIssue,
    make: async (request) => (await makeForIssue(request)).file,
  };
}

function builderOf({ type, format: number }: DeliverableRequest) {
  const deliverable = DELIVERABLES.find((item) => item.type === type);
  const format = deliverable && formatOf(deliverable, number);
  const build = format && deliverable.build[format.name];
  if (deliverable !== undefined && format !== undefined && build !== undefined) return { deliverable, format, build };
  // The contract accepts no other format, so this is a mistake of the program and not of the caller.
  throw new Error(`Nothing builds deliverable ${type} in format ${number}`);
}
