import type { DriveVariant } from '../drive/drive-variant.ts';
import type { UsualChoice } from './default-choice.ts';
import type { OptionConditions, OptionDefinition } from './option-definition.ts';
import type { MotorFacts, OptionPlace } from './option-facts.ts';
import { type OptionRelations, relationsOf } from './relations.ts';
import { dependsOnSections } from './section-conditions.ts';

/** Options that show together with the rules between them looked up once. */
export interface VisibleRules {
  readonly visible: readonly OptionDefinition[];
  readonly byCode: ReadonlyMap<string, OptionDefinition>;
  readonly byId: ReadonlyMap<number, OptionDefinition>;
  readonly relations: ReadonlyMap<string, OptionRelations>;
  readonly vfds: readonly OptionDefinition[];
  /** Those that a circumstance of the fan can check and lock. */
  readonly requirable: readonly OptionDefinition[];
}

/** What a unit begins with. */
export interface Opening {
  readonly options: readonly OptionDefinition[];
  /** Which of them were assumed. */
  readonly typical: readonly UsualChoice[];
  /** Those that take static pressure and are not built in. */
  readonly resisting: readonly OptionDefinition[];
  /** Whether some of them are made to the size of the unit. */
  readonly isMadeToSize: boolean;
}

/** What units start with, by the properties of their motor and size that the rules use. */
export type Openings = Map<string, Opening>;

/** The listed options of a category, and the parts of them that are needed repeatedly. */
export interface CategoryOptions {
  readonly listed: readonly OptionDefinition[];
  /** Those that are made for a part of the unit. */
  readonly fitted: readonly OptionDefinition[];
  /** Conditions of theirs that the duty decides. */
  readonly sectionConditions: readonly OptionConditions[];
}

/** What units begin with is looked up again beyond so many, about 5 MB: a server lives for months. */
const MAX_OPENINGS = 5000;

/** The options of a catalogue, with everything that is looked up of them again and again. */
export class PriceBook {
  /** Places of the options by id. */
  readonly places: ReadonlyMap<number, number>;
  /** Sizes of motors that options begin or end at, hp. */
  readonly #horsepowers: readonly number[];
  readonly #byCategory = new Map<string, CategoryOptions>();
  readonly #motorKeys = new Map<DriveVariant, Map<number, string>>();
  #openings = new WeakMap<object, Map<string, Openings>>();
  #openingsKept = 0;
  #lastRules: VisibleRules | null = null;

  constructor(readonly options: readonly OptionDefinition[]) {
    this.places = new Map(options.map(({ fanOptionId }, index) => [fanOptionId, index]));
    this.#horsepowers = [
      ...new Set(options.flatMap(conditionsOf).flatMap(({ least: min = [], most: max = [] }) => [min, max].flat())),
    ];
  }

  /**
   * The same for drives with motors that have the same options: trying a line looks hundreds of them up, by a number of their
   * own. The text is put together once, or it would have to be hashed again each time.
   */
  motorKey(variant: DriveVariant, place: number, motor: MotorFacts): string {
    let ofVariant = this.#motorKeys.get(variant);
    if (ofVariant === undefined) {
      ofVariant = new Map();
      this.#motorKeys.set(variant, ofVariant);
    }
    const known = ofVariant.get(place);
    if (known !== undefined) return known;
    const key = `${variant} ${this.#keyOf(motor)} `;
    ofVariant.set(place, key);
    return key;
  }

  #keyOf({ horsepower, phase, isInduction, isPremium, voltage }: MotorFacts): string {
    const sizes = this.#horsepowers.map((bound) => Math.sign(horsepower - bound));
    return [phase, isInduction, isPremium, voltage, ...sizes].join(' ');
  }

  /** Listed options of a category: looking them up each time was a third of the work of opening a rule book. */
  ofCategory(place: Placed): readonly OptionDefinition[] {
    return this.categoryOf(place).listed;
  }

  categoryOf({ place }: Placed): CategoryOptions {
    const [, key] = place.paths;
    const known = this.#byCategory.get(key);
    if (known !== undefined) return known;
    const paths = ['*', ...place.paths];
    const listed = this.options.filter(
      ({ appliesTo, isListed }) => isListed !== false && appliesTo.some((path) => paths.includes(path)),
    );
    const found = {
      listed,
      fitted: listed.filter(({ fits }) => fits !== undefined),
      sectionConditions: listed.flatMap(conditionsOf).filter(dependsOnSections),
    };
    this.#byCategory.set(key, found);
    return found;
  }

  /**
   * What units of a line begin with, as far as it was looked up for duties of the same key: half of a selection over 3,000
   * sizes, and three quarters of one of heated make-up air, went into looking it up again.
   */
  openingsOf(line: object, dutyKey: string): Openings {
    const ofLine = this.#openings.get(line) ?? new Map<string, Openings>();
    this.#openings.set(line, ofLine);
    const known: Openings = ofLine.get(dutyKey) ?? new Map();
    ofLine.set(dutyKey, known);
    return known;
  }

  /** Keeps what was looked up among the openings that `openingsOf` gave. */
  keepOpening(openings: Openings, key: string, opening: Opening): Opening {
    if (this.#openingsKept >= MAX_OPENINGS) {
      this.#openings = new WeakMap();
      this.#openingsKept = 0;
    }
    this.#openingsKept++;
    openings.set(key, opening);
    return opening;
  }

  /**
   * Rules between options that show together. One change of a configuration opens its rule book three to six times, most
   * often on the same options, and looking their rules up took half of that time: the last ones are kept.
   */
  rulesAmong(visible: readonly OptionDefinition[]): VisibleRules {
    if (this.#lastRules !== null && isSameList(this.#lastRules.visible, visible)) return this.#lastRules;
    const byCode = new Map(visible.map((option) => [option.code, option]));
    this.#lastRules = {
      visible,
      byCode,
      byId: new Map(visible.map((option) => [option.fanOptionId, option])),
      relations: relationsOf(visible, byCode),
      vfds: visible.filter(({ isVfd }) => isVfd === true),
      requirable: visible.filter(({ requiredWhen }) => requiredWhen !== undefined),
    };
    return this.#lastRules;
  }
}

function isSameList(one: readonly OptionDefinition[], other: readonly OptionDefinition[]): boolean {
  return one.length === other.length && one.every((option, index) => option === other[index]);
}

interface Placed {
  readonly place: Pick<OptionPlace, 'paths'>;
}

/** All conditions that decide whether an option exists for a unit, or is the default of its choice. */
function conditionsOf({ conditions, defaultWhen = [] }: OptionDefinition): OptionConditions[] {
  return conditions === undefined ? [...defaultWhen] : [conditions, ...defaultWhen];
}
