import { currentLanguage, SOURCE_LANGUAGE } from '@specbuilder/shared-contracts/language';
import { NAMES } from '../messages/names.generated.ts';

/** Between the parts of an option that is sold as one and made of several. */
const AND = ' + ';

/**
 * A name of the catalogue or of other data in the caller's language. Data carries its names in English; languages that
 * do not have one show that.
 */
export function nameOf(english: string): string {
  const names: Readonly<Record<string, string>> | undefined = NAMES[currentLanguage.get()];
  if (names === undefined) return english;
  return (
    names[english] ??
    english
      .split(AND)
      .map((part) => names[part] ?? part)
      .join(AND)
  );
}

/** Response fields and message parameters that hold a catalogue name; none of them holds text that users typed. */
const NAME_FIELDS = new Set([
  'blocker',
  'description',
  'driveText',
  'extendedDescription',
  'inletText',
  'option',
  'setpoint',
]);

/** A response with catalogue names in the caller's language; in English it is the same object. */
export function withNamesInLanguage<T>(response: T): T {
  return currentLanguage.get() === SOURCE_LANGUAGE ? response : (renamed(response, '') as T);
}

function renamed(value: unknown, field: string): unknown {
  if (typeof value === 'string') return NAME_FIELDS.has(field) ? nameOf(value) : value;
  if (Array.isArray(value)) return value.map((item) => renamed(item, field));
  if (!isPlain(value)) return value;
  // What a message lists are names where they are no messages themselves.
  const isList = 'join' in value && 'items' in value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, renamed(inner, isList && key === 'items' ? 'option' : key)]),
  );
}

/** Files, dates and streams go out as they are. */
function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
