import type { HeaterType } from '../heating/heater-types.ts';
import type { SoundPath } from '../sound/sound-path.ts';

/** A sub-category as a catalogue's file has it. */
export interface SubCategoryEntry {
  /** Within the category; travels in JSON, is part of stored rows, and is never reused for another. */
  readonly number: number;
  /** How lines and options name it. */
  readonly code: string;
  readonly name: string;
  readonly description: string;
  /** Drawing of the kit. */
  readonly pictogram: string;
  /** Where its sound is rated if not as for its type: exhaust fans at the inlet, supply units at the outlet. */
  readonly heardAt?: SoundPath;
  /** Its units are upright, with their outlet to the sky. */
  readonly blowsUp?: boolean;
}

/** A category as a catalogue's file has it. */
export interface CategoryEntry extends Omit<SubCategoryEntry, 'heardAt' | 'blowsUp'> {
  /** In addresses of shops; the start page chooses its picture by the words in it, else by `pictogram`. */
  readonly id: string;
  readonly sortOrder: number;
  /** Shaft fans by airflow and pressure, ceiling fans by the floor that they cover. */
  readonly sizedBy: 'duty' | 'space';
  /** Whether its shaft fans draw air out of the building or bring it in; absent for ceiling fans. */
  readonly fanType?: 'Exhaust' | 'Supply';
  /** Heater output that a search begins with, Btu/h. */
  readonly usualHeatBtus?: number;
  readonly subCategories: readonly SubCategoryEntry[];
  /** What people call an application of its lines; the last part of its text where none is given. */
  readonly applicationNames?: Readonly<Record<string, string>>;
}

/** What the lines of a category or sub-category say about it. */
export interface LinesOfPlace {
  /** The one with the widest limits; null where none of its lines heats. */
  readonly heater: HeaterType | null;
  readonly mixesRoomAir: boolean;
}

export interface SubCategory extends SubCategoryEntry, LinesOfPlace {}

export interface Category extends CategoryEntry, LinesOfPlace {
  readonly subCategories: readonly SubCategory[];
}
