import type { OptionalPage } from '@specbuilder/shared-contracts/api';
import { DELIVERABLE_MESSAGES as MESSAGES } from '../../core/index.ts';
import { numberFacts, partyFacts, statusText } from '../layout/job-facts.ts';
import { dateText, revisionText } from '../layout/letterhead.ts';
import type { Block, Fact } from '../layout/printed-document.ts';
import { officeFacts, preparedFacts } from '../layout/sender-facts.ts';
import type { DeliverableSubject } from '../subject/subject.ts';

/** The letter that goes with a package: who sends it to whom, and what is in it. */
export function transmittalBlocks(subject: DeliverableSubject, leftOut: readonly OptionalPage[]): Block[] {
  const { transmittal: texts } = MESSAGES;
  return [
    { kind: 'heading', level: 1, text: texts.title },
    {
      kind: 'facts',
      lists: [
        { title: texts.from, facts: [...preparedFacts(subject), ...officeFacts(subject)] },
        { title: texts.to, facts: [...partyFacts(subject), ...jobFacts(subject)] },
      ],
    },
    enclosureTable(subject, leftOut),
    {
      kind: 'facts',
      lists: [
        { title: '', facts: [[texts.received, '']] },
        { title: '', facts: [[texts.receivedOn, '']] },
      ],
    },
  ];
}

/** In the order of the package. */
function enclosureTable({ items }: DeliverableSubject, leftOut: readonly OptionalPage[]): Block {
  const { transmittal: texts, document, column } = MESSAGES;
  const units = items.reduce((sum, { item }) => sum + item.qty, 0);
  const all = texts.units({ units, tags: items.length });
  const isIn = (page: OptionalPage) => !leftOut.includes(page);
  const sheet = (page: OptionalPage, name: string) => (isIn(page) ? [[name, all, '', '']] : []);
  return {
    kind: 'table',
    look: 'rows',
    title: texts.enclosed,
    columns: [
      { label: texts.document },
      { label: column.tag },
      { label: column.model },
      { label: column.qty, isNumeric: true },
    ],
    rows: [
      ...sheet('schedule', document.schedule),
      ...sheet('deviations', document.deviations),
      ...items.map(({ tag, item }) => [texts.dataSheet, tag, item.modelDisplayAs, String(item.qty)]),
      ...sheet('endSheets', MESSAGES.endSheets.title),
    ],
  };
}

function jobFacts(subject: DeliverableSubject): Fact[] {
  const { projectName, referenceId, date, facts } = subject;
  const status = statusText(subject);
  return [
    [MESSAGES.cover.project, `${projectName}, ${referenceId}`],
    ...numberFacts(subject),
    [MESSAGES.cover.date, dateText(date, facts)],
    [MESSAGES.cover.revision, revisionText(subject) ?? MESSAGES.cover.noRevision],
    ...(status === null ? [] : [[MESSAGES.jobFact.status, status] as const]),
  ];
}
