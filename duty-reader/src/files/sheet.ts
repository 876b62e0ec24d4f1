/** A visible sheet of a workbook, or the text of a file, as cells. */
export interface Sheet {
  /** Null for a text. */
  readonly name: string | null;
  readonly cells: readonly (readonly string[])[];
}
