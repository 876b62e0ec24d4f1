/** Values of STEP (ISO 10303-21), in which IFC files are written. */

const HEX_DIGITS = 4;

/** A text: quotes doubled, letters beyond ASCII by their code. */
export function stepText(text: string): string {
  const escaped = text
    .replace(/[\r\n\t]+/g, ' ')
    .replaceAll('\\', '\\\\')
    .replaceAll("'", "''")
    .replace(/[^\x20-\x7e]+/g, (characters) => `\\X2\\${hexOf(characters)}\\X0\\`);
  return `'${escaped}'`;
}

/** Numbers always have a point. */
export function stepReal(value: number): string {
  const text = String(Number(value.toFixed(6)));
  return text.includes('.') || text.includes('e') ? text.toUpperCase() : `${text}.`;
}

function hexOf(characters: string): string {
  const units = Array.from({ length: characters.length }, (_, index) => characters.charCodeAt(index));
  return units.map((unit) => unit.toString(16).toUpperCase().padStart(HEX_DIGITS, '0')).join('');
}

/** Lines of a file, each an instance with a number that others refer to it by. */
export class StepInstances {
  private readonly lines: string[] = [];

  /** @returns reference to the new instance */
  add(entity: string, ...values: readonly string[]): string {
    const reference = `#${this.lines.length + 1}`;
    this.lines.push(`${reference}=${entity}(${values.join(',')});`);
    return reference;
  }

  toString(): string {
    return this.lines.join('\n');
  }
}

export const UNSET = '$';
/** Derived by the reader of the file. */
export const DERIVED = '*';

export function stepList(values: readonly string[]): string {
  return `(${values.join(',')})`;
}
