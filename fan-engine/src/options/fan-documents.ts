/** A document that belongs to a fan. */
export type FanDocument = 'drawing' | 'cutSheet' | 'manual';

/** What is held for the models of a line, by the line's code; nothing for a line that is not named. */
export type DocumentsOfLines = Readonly<Record<string, readonly FanDocument[]>>;
