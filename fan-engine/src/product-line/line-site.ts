import type { SoundPath } from '../sound/sound-path.ts';

/** What follows for a line from its category and sub-category. */
export interface LinePlace {
  /** 'Exhaust' and 'Exhaust/UtilitySet': how options name where they belong. */
  readonly paths: readonly [string, string];
  /**
   * The path that sones and dBA are stated for: the one that leads to the rooms. An exhaust fan draws from them and is
   * rated at its inlet, as catalogues print it (AMCA 301, free inlet); a supply cabinet blows into them and is rated at
   * its outlet; an inline supply fan is rated like the inline exhaust fan it is built as. A silencer or sound curb on
   * the other path changes its own octave list and, by the static pressure it adds, next to nothing here.
   */
  readonly heardAt: SoundPath;
  /** The path that enters the duct through a roof curb: an exhaust fan draws from it, a supply unit blows into it. */
  readonly ductPath: SoundPath;
  /** Upright, with its outlet to the sky. */
  readonly blowsUp: boolean;
  /** Whether any line heats: of the whole category, and of its sub-category. */
  readonly heats: { readonly category: boolean; readonly subCategory: boolean };
}
