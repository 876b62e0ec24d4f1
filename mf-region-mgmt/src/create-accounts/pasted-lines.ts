/** An account as a user wrote it into a line. */
export interface WrittenAccount {
  readonly line: string;
  readonly username: string;
  /** Empty where the line has none. */
  readonly email: string;
}

const BETWEEN = /[\s,;]+/;
/** As in `Ann Lee <ann@lakeside.example>`. */
const AROUND = /^[<("']+|[>)"']+$/g;
const SHORTEST_NAME = 3;
const LONGEST_NAME = 50;

/** Lines of 'user name, e-mail' in either order, by comma, semicolon, tab or blank; an address alone names itself. */
export function readLines(text: string): readonly WrittenAccount[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(readLine);
}

function readLine(line: string): WrittenAccount {
  const parts = line
    .split(BETWEEN)
    .map((part) => part.replace(AROUND, ''))
    .filter((part) => part !== '');
  const email = parts.find((part) => part.includes('@')) ?? '';
  const name = parts.filter((part) => part !== email).join('.');
  return { line, username: name || nameFrom(email), email };
}

/** The part before the @, reduced to the characters allowed in a user name. */
function nameFrom(email: string): string {
  const characters = (email.split('@')[0] ?? '').replace(/[^A-Za-z0-9._-]/g, '').slice(0, LONGEST_NAME);
  return characters.length < SHORTEST_NAME && characters !== '' ? `user-${characters}` : characters;
}
