import { PROJECT_NUMBERS, PROJECT_PARTIES } from '@specbuilder/shared-contracts/api';
import { DELIVERABLE_MESSAGES } from '../../core/index.ts';
import type { DeliverableSubject } from '../subject/subject.ts';
import type { Fact } from './printed-document.ts';

type Job = Pick<DeliverableSubject, 'facts'>;

/** Engineer, architect, contractor, customer and owner, as far as they are given. */
export function partyFacts({ facts }: Job): Fact[] {
  return PROJECT_PARTIES.flatMap((name) => fact(name, facts[name]));
}

/** Numbers of the job and of its submittal, as far as they are given. */
export function numberFacts({ facts }: Job): Fact[] {
  return PROJECT_NUMBERS.flatMap((name) => fact(name, facts[name]));
}

/** What the document is made for; null where that is not stated. */
export function statusText({ facts: { status } }: Job): string | null {
  return status == null ? null : DELIVERABLE_MESSAGES.cover[status];
}

/** All of them with their names, as title blocks and the properties of files have them; empty where none is given. */
export function jobLines(job: Job): string[] {
  const status = statusText(job);
  const all = [...partyFacts(job), ...numberFacts(job), ...fact('status', status)];
  return all.map(([name, value]) => DELIVERABLE_MESSAGES.jobLine({ name, value }));
}

function fact(name: keyof typeof DELIVERABLE_MESSAGES.jobFact, value: string | null | undefined): Fact[] {
  return value == null || value === '' ? [] : [[DELIVERABLE_MESSAGES.jobFact[name], value]];
}
