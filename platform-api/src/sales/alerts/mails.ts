import {
  fanCategoryLabel,
  type TimeZoneId,
  timeZoneLabel,
  USER_ACTION_LABELS,
  type UserActionType,
} from '@specbuilder/shared-contracts/domain';
import { currentLanguage, formatInstant, type Language } from '@specbuilder/shared-contracts/language';
import type { Mail } from '../../brand/index.ts';
import { type Catalogues, categoryNames } from '../../catalogue/index.ts';
import { ALERT_MESSAGES, type LinkTokens } from '../../core/index.ts';
import type { EventRow } from '../events/store.ts';
import type { Activity, Period } from './activity.ts';
import { unsubscribeUrl } from './unsubscribe.ts';

export interface AlertSubject {
  readonly customerName: string | null;
  readonly salesRegionId: number | null;
  readonly regionName: string | null;
}

export interface AlertNames extends AlertSubject {
  /** Null for one that is not saved, which no link can end. */
  readonly id: string | null;
  readonly manufacturerLabelId: number;
  readonly language: Language;
  readonly timeZoneId: TimeZoneId;
}

export interface AlertReport extends AlertNames, Period {
  readonly activity: Activity;
}

/** Where links lead, the tokens that end alerts, and what brands call categories of their own. */
export interface MailPorts {
  readonly publicUrl: string;
  readonly links: Pick<LinkTokens, 'issue'>;
  readonly catalogues: Pick<Catalogues, 'today'>;
}

/** What customers did, as the mail the recipient reads. */
export function alertMail(recipient: string, ports: MailPorts, report: AlertReport): Mail {
  const { total } = report.activity;
  return writeMail(recipient, ports, report, ALERT_MESSAGES.subject({ count: total, about: aboutOf(report) }));
}

/** The same on request, also when nothing happened. */
export function testMail(recipient: string, ports: MailPorts, report: AlertReport): Mail {
  return writeMail(recipient, ports, report, ALERT_MESSAGES.test({ about: aboutOf(report) }));
}

function writeMail(recipient: string, ports: MailPorts, report: AlertReport, subject: string): Mail {
  const { publicUrl, catalogues } = ports;
  const { activity, from, until, timeZoneId, id } = report;
  const endUrl = id === null ? null : unsubscribeUrl(publicUrl, ports.links, { ...report, id });
  const at = (instant: Date) => timeIn(timeZoneId, instant);
  const lead = ALERT_MESSAGES.lead({
    from: at(from),
    until: at(until),
    zone: timeZoneLabel(timeZoneId, currentLanguage.locale()),
    about: aboutOf(report),
  });
  const more = activity.total - activity.events.length;
  const lines = [
    ...activity.events.map((event) => lineOf(event, at, catalogues)),
    ...(activity.total === 0 ? [ALERT_MESSAGES.nothing] : []),
    ...(more > 0 ? [ALERT_MESSAGES.more({ count: more })] : []),
  ];
  const links = [
    ALERT_MESSAGES.log({ url: `${publicUrl}/region-management/user-event-logs` }),
    ALERT_MESSAGES.change({ url: `${publicUrl}/region-management/alerts` }),
    ...(endUrl === null ? [] : [ALERT_MESSAGES.end({ url: endUrl })]),
  ];
  const body = `${[lead, lines.join('\n'), links.join('\n')].join('\n\n')}\n`;
  return { recipient, replyTo: null, subject, body, ...(endUrl === null ? {} : { unsubscribeUrl: endUrl }) };
}

/** 'Sales region 24 Chicago', the name of a customer, or everything. */
export function aboutOf({ customerName, salesRegionId, regionName }: AlertSubject): string {
  if (customerName !== null) return customerName;
  return salesRegionId === null
    ? ALERT_MESSAGES.everything
    : ALERT_MESSAGES.region({ region: salesRegionId, name: regionName ?? '' });
}

function lineOf(event: EventRow, at: (instant: Date) => string, catalogues: MailPorts['catalogues']): string {
  const { fullName, userName, fanCategoryType, manufacturerLabelId } = event;
  const line = {
    time: at(event.createdOnUtc),
    customer: fullName ?? userName ?? ALERT_MESSAGES.guest,
    action: USER_ACTION_LABELS[event.eventType as UserActionType],
  };
  if (fanCategoryType === null) return ALERT_MESSAGES.line(line);
  const named = categoryNames(catalogues.today(manufacturerLabelId));
  return ALERT_MESSAGES.lineOfCategory({ ...line, category: fanCategoryLabel(fanCategoryType, named) });
}

function timeIn(timeZone: string, instant: Date): string {
  return formatInstant(instant.toISOString(), { dateStyle: 'medium', timeStyle: 'short', timeZone });
}
