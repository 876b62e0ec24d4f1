import type { OptionDefinition } from './option-definition.ts';
import type { MotorFacts, OptionPlace } from './option-facts.ts';
import { type OptionRelations, relationsOf } from './relations.ts';

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

/** Options that units begin with, by what of their motor and size the rules ask about. */
export type Openings = Map<string, readonly OptionDefinition[]>;

/** The options of a catalogue, with everything that is looked up of them again and again. */
export class PriceBook {
  /** Places of the options by id. */
  readonly places: ReadonlyMap<number, number>;
  /** Sizes of motors that options begin or end at, hp. */
  readonly #horsepowers: readonly number[];
  readonly #byCategory = new Map<string, readonly OptionDefinition[]>();
  readonly #openings = new WeakMap<object, Map<string, Openings>>();
  #lastRules: VisibleRules | null = null;

  constructor(readonly options: readonly OptionDefinition[]) {
    this.places = new Map(options.map(({ fanOptionId }, place) => [fanOptionId, place]));
    this.#horsepowers = [
      ...new Set(options.flatMap(({ conditions }) => [conditions?.least ?? [], conditions?.most ?? []].flat())),
    ];
  }

  /** The same for motors that have the same options: trying a line looks hundreds of them up. */
  motorKey({ horsepower, phase, isInduction, isPremium, voltage }: MotorFacts): string {
    const sizes = this.#horsepowers.map((bound) => Math.sign(horsepower - bound));
    return [phase, isInduction, isPremium, voltage, ...sizes].join(' ');
  }

  /** Listed options of a category: looking them up each time was a third of the work of opening a rule book. */
  ofCategory({ place }: { readonly place: Pick<OptionPlace, 'paths'> }): readonly OptionDefinition[] {
    const [, key] = place.paths;
    const known = this.#byCategory.get(key);
    if (known !== undefined) return known;
    const paths = ['*', ...place.paths];
    const options = this.options.filter(
      ({ appliesTo, isListed }) => isListed !== false && appliesTo.some((path) => paths.includes(path)),
    );
    this.#byCategory.set(key, options);
    return options;
  }

  /**
   * Options that units of a line begin with, as far as they were looked up for duties of the same key: half of a selection
   * over 3,000 sizes went into looking them up again.
   */
  openingsOf(line: object, dutyKey: string): Openings {
    const ofLine = this.#openings.get(line) ?? new Map<string, Openings>();
    this.#openings.set(line, ofLine);
    const known = ofLine.get(dutyKey) ?? new Map<string, readonly OptionDefinition[]>();
    ofLine.set(dutyKey, known);
    return known;
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
  return one.length === other.length && one.every((option, place) => option === other[place]);
}
