/** What follows the last number of a project: 1 after 0, B after A, AA after Z; a project begins with 0. */
export function nextNumber(last: string | null): string {
  if (last === null) return '0';
  if (/^\d+$/.test(last)) return String(Number(last) + 1);
  const value = [...last].reduce((sum, letter) => sum * CHARACTERS + placeOf(letter), 0) + 1;
  return charactersOf(value);
}

const CHARACTERS = 26;
const BEFORE_A = 64;

function placeOf(letter: string): number {
  return letter.charCodeAt(0) - BEFORE_A;
}

function charactersOf(value: number): string {
  if (value === 0) return '';
  const place = ((value - 1) % CHARACTERS) + 1;
  return charactersOf((value - place) / CHARACTERS) + String.fromCharCode(place + BEFORE_A);
}
