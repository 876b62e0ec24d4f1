/** What stands in the way of a catalogue, in a sentence for whoever gave the command. */
export class CatalogueError extends Error {}
