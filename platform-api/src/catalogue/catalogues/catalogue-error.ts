/** Why a catalogue cannot be used, as a sentence for the person who ran the command. */
export class CatalogueError extends Error {}
