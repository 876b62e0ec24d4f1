/** What follows the last number of a project: 1 after 0, B after A, AA after Z; a project begins with 0. */
export function nextNumber(last: string | null): string {
  if (last === null) return '0';
  if (/^\d+$/.test(last)) return String(Number(last) + 1);
  const value = [...last].reduce((sum, letter) => sum * LETTERS + placeOf(letter), 0) + 1;
  return lettersOf(value);
}

const LETTERS = 26;
const BEFORE_A = 64;

function placeOf(letter: string): number {
  return letter.charCodeAt(0) - BEFORE_A;
}

function lettersOf(value: number): string {
  if (value === 0) return '';
  const place = ((value - 1) % LETTERS) + 1;
  return lettersOf((value - place) / LETTERS) + String.fromCharCode(place + BEFORE_A);
}
