import { PROJECT_DOCUMENT_VERSION, type ProjectDocument, projectDocument } from '@specbuilder/shared-contracts/api';
import { nameKey } from '@specbuilder/shared-contracts/domain';
import { fieldTexts, HttpError, invalid, PROJECT_FILE_MESSAGES, SCHEDULE_MESSAGES } from '../../core/index.ts';

/** What a file holds, before it is known what. */
export type UnknownDocument = Readonly<Record<string, unknown>>;

/**
 * A project document of any origin. Its format version is checked before anything else.
 *
 * @throws HttpError 'invalid' with every error by its path, or in one sentence for a newer format
 */
export function readDocument(unknown: UnknownDocument): ProjectDocument {
  const { schemaVersion: version } = unknown;
  if (typeof version !== 'number') throw invalid('document.schemaVersion', PROJECT_FILE_MESSAGES.noDocument);
  if (version > PROJECT_DOCUMENT_VERSION) {
    const text = PROJECT_FILE_MESSAGES.newerVersion({ version, known: PROJECT_DOCUMENT_VERSION });
    throw invalid('document.schemaVersion', text);
  }
  const parsed = projectDocument.safeParse(unknown);
  if (!parsed.success) throw unreadable(fieldTexts(parsed.error.issues));
  const wrong = { ...danglingPlaces(parsed.data), ...repeatedTags(parsed.data) };
  if (Object.keys(wrong).length > 0) throw unreadable(wrong);
  return parsed.data;
}

/** Errors that a person corrects one after the other; more would be no help. */
const MAX_ERRORS = 20;

function unreadable(fields: Readonly<Record<string, readonly string[]>>): HttpError {
  const errors = Object.entries(fields).slice(0, MAX_ERRORS);
  const [path = '', texts = []] = errors[0] ?? [];
  const inDocument = errors.map(([field, all]) => [`document.${field}`, all] as const);
  return new HttpError('invalid', PROJECT_FILE_MESSAGES.notReadable({ path, text: texts[0] ?? '' }), {
    fields: Object.fromEntries(inDocument),
  });
}

/** Places that lead to nothing: a schema cannot say that they do. */
function danglingPlaces({ items, buildings }: ProjectDocument): Record<string, string[]> {
  const wrong: Record<string, string[]> = {};
  for (const [index, { building, alternateTo = null }] of items.entries()) {
    if (building !== null && building >= buildings.length) {
      wrong[`items.${index}.building`] = [PROJECT_FILE_MESSAGES.noSuchBuilding];
    }
    if (alternateTo !== null && (alternateTo >= items.length || alternateTo === index)) {
      wrong[`items.${index}.alternateTo`] = [PROJECT_FILE_MESSAGES.noSuchItem];
    }
  }
  return wrong;
}

/** A tag is scheduled once. */
function repeatedTags({ scheduledDuties = [] }: ProjectDocument): Record<string, string[]> {
  const lines = new Map<string, number>();
  const wrong: Record<string, string[]> = {};
  for (const [index, { tag }] of scheduledDuties.entries()) {
    const line = lines.get(nameKey(tag));
    if (line === undefined) lines.set(nameKey(tag), index + 1);
    else wrong[`scheduledDuties.${index}.tag`] = [SCHEDULE_MESSAGES.tagTwice({ line })];
  }
  return wrong;
}
