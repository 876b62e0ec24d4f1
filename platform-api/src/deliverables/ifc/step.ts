/** Values of STEP (ISO 10303-21), in which IFC files are written. */

const HEX_DIGITS = 4;
const HEX_DIGITS_OF_ALL_PLANES = 8;
const LAST_OF_FIRST_PLANE = 0xffff;
/** Characters that IFC's labels and identifiers have at most. */
const MAX_LABEL = 255;
const SIGNIFICANT_DIGITS = 9;

/** A text of any length: quotes doubled, characters beyond ASCII by their code, emoji by that of all planes. */
export function stepText(text: string): string {
  const escaped = wellFormed(text)
    .replace(/\p{Cc}+/gu, ' ')
    .replaceAll('\\', '\\\\')
    .replaceAll("'", "''")
    .replace(/[^\x20-\x7e]+/g, escapedCharacters);
  return `'${escaped}'`;
}

/** A text as long as IFC's labels and identifiers may be. */
export function stepLabel(text: string): string {
  return stepText(Array.from(text).slice(0, MAX_LABEL).join(''));
}

/** Half of a surrogate pair becomes the replacement character. */
function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
}

/** In runs of one plane each, since each has a mark of its own. */
function escapedCharacters(text: string): string {
  return text.replace(/[^\u{10000}-\u{10ffff}]+|[\u{10000}-\u{10ffff}]+/gu, (run) => {
    const codes = Array.from(run, (character) => character.codePointAt(0) ?? 0);
    const isFirst = codes.every((code) => code <= LAST_OF_FIRST_PLANE);
    const digits = isFirst ? HEX_DIGITS : HEX_DIGITS_OF_ALL_PLANES;
    const hex = codes.map((code) => code.toString(16).toUpperCase().padStart(digits, '0')).join('');
    return `${isFirst ? '\\X2\\' : '\\X4\\'}${hex}\\X0\\`;
  });
}

/** Numbers always have a point, before an exponent as well. */
export function stepReal(value: number): string {
  const [digits = '0', exponent] = String(Number(value.toPrecision(SIGNIFICANT_DIGITS))).split('e');
  const withPoint = digits.includes('.') ? digits : `${digits}.`;
  return exponent === undefined ? withPoint : `${withPoint}E${exponent}`;
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

/** Attributes that are not set, one after the other. */
export function unset(count: number): string[] {
  return Array.from({ length: count }, () => UNSET);
}
