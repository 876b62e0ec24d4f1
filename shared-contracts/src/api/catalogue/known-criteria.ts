import { distance } from 'fastest-levenshtein';
import * as z from 'zod/mini';
import { CRITERION_MESSAGES } from '../../messages/criterion.generated.ts';

/**
 * A specification that rejects the criteria it does not have, each in a line of its own with the nearest one that it has.
 *
 * @param alsoCalled names that other programs have for a criterion
 */
export function knownCriteriaOnly<Shape extends z.core.$ZodShape>(
  shape: Shape,
  alsoCalled: Readonly<Record<string, keyof Shape & string>> = {},
) {
  const names = Object.keys(shape);
  // In place of z.strictObject, which names all of them in one issue and adds 60 bytes (gzip) to every area.
  const unknown = z.custom<never>(() => false, {
    error: ({ path }) => unknownCriterionText(String(path?.at(-1)), names, alsoCalled),
  });
  return z.catchall(z.object(shape), unknown) as z.ZodMiniObject<Shape, z.core.$strict>;
}

/** What is said of a criterion that a specification with these names does not have. */
export function unknownCriterionText(
  criterion: string,
  names: readonly string[],
  alsoCalled: Readonly<Record<string, string>> = {},
): string {
  const nearest = Object.hasOwn(alsoCalled, criterion) ? alsoCalled[criterion] : nearestName(criterion, names);
  return nearest === undefined ? CRITERION_MESSAGES.unknown : CRITERION_MESSAGES.unknownNear({ nearest });
}

/** Names with fewer characters in common are not near, as a share of the longer one. */
const MAX_DISTANCE = 0.5;
/** A shorter name is part of too many others. */
const MIN_PART = 3;

/** The name that a criterion most likely means: one that contains it or is part of it, else the one spelled most alike. */
function nearestName(criterion: string, names: readonly string[]): string | undefined {
  const found = names
    .map((name) => ({ name, far: distanceOf(criterion.toLowerCase(), name.toLowerCase()) }))
    .sort((one, other) => one.far - other.far)[0];
  return found !== undefined && found.far <= MAX_DISTANCE ? found.name : undefined;
}

/** 0 to 1; a name that is part of the other is nearer than any that is not. */
function distanceOf(one: string, other: string): number {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  const share = distance(one, other) / long.length;
  return short.length >= MIN_PART && long.includes(short) ? share / long.length : share;
}
