import type { AuditLine, auditFilter } from '@specbuilder/shared-contracts/api';
import { csvFileText } from '@specbuilder/shared-contracts/domain';
import type { infer as Infer } from 'zod/mini';
import { type Database, queryInstant, rowsOfPage } from '../../core/index.ts';
import { type AuditFilter, type AuditRow, countAuditLines, listAuditLines } from './store.ts';

type FilterQuery = Infer<typeof auditFilter>;
type LogQuery = FilterQuery & { readonly pageIndex: number; readonly pageSize: number };

const MAX_CSV_LINES = 50_000;
const COLUMNS = ['sequence', 'occurredOnUtc', 'action', 'actor', 'user', 'subject', 'network', 'details'];

/** @throws HttpError 'invalid' with field fromDate or toDate when the text is no date */
export async function readAuditLog(db: Database, query: LogQuery) {
  const { pageIndex, pageSize } = query;
  const filter = filterOf(query);
  const totalCount = await countAuditLines(db, filter);
  const rows = await listAuditLines(db, filter, rowsOfPage(query, totalCount));
  return { items: rows.map(lineOf), totalCount, pageIndex, pageSize };
}

/**
 * The newest lines that match the filter, for a spreadsheet. Columns have the names of the API's fields, so that a
 * program reads the file in any language.
 *
 * @throws HttpError 'invalid' with field fromDate or toDate when the text is no date
 */
export async function auditCsv(db: Database, query: FilterQuery): Promise<{ fileName: string; csv: string }> {
  const rows = await listAuditLines(db, filterOf(query), { limit: MAX_CSV_LINES, offset: 0, isFromEnd: false });
  const lines = rows.map((row) => [
    row.sequence,
    row.occurredOnUtc.toISOString(),
    row.action,
    row.actorName ?? row.actorId ?? '',
    row.userName ?? row.userId ?? '',
    row.subject ?? '',
    row.network ?? '',
    Object.keys(row.details).length === 0 ? '' : JSON.stringify(row.details),
  ]);
  const day = new Date().toISOString().slice(0, 10);
  return { fileName: `audit-log-${day}.csv`, csv: csvFileText([COLUMNS, ...lines]) };
}

function filterOf({ action, userId, fromDate, toDate }: FilterQuery): AuditFilter {
  return { actions: action, userId, from: queryInstant('fromDate', fromDate), to: queryInstant('toDate', toDate) };
}

function lineOf({ actorId, actorName, userId, userName, ...row }: AuditRow): AuditLine {
  return {
    ...row,
    occurredOnUtc: row.occurredOnUtc.toISOString(),
    actor: actorId === null ? null : { userId: actorId, userName: actorName },
    user: userId === null ? null : { userId, userName },
  };
}
