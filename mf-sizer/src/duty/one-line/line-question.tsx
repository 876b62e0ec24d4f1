import type { Meaning, Question } from '@specbuilder/duty-reader';
import { Button, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { ONE_LINE_MESSAGES } from '../../messages/one-line.generated.ts';
import { meaningName } from '../meaning-name.ts';

interface LineQuestionProps {
  readonly question: Question;
  readonly line: string;
  readonly onChange: (line: string) => void;
}

/** A text of the line that may mean several things; the chosen meaning takes its place. */
export function LineQuestion({ question: { asWritten, meanings }, line, onChange }: LineQuestionProps) {
  const styles = useStyles();
  if (meanings.length === 0) return null;
  const choose = (meaning: Meaning) => onChange(withMeaning(line, asWritten, meaning.instead ?? textOf(meaning)));
  return (
    <div className={styles.question}>
      <span>{ONE_LINE_MESSAGES.question({ text: asWritten })}</span>
      {meanings.map((meaning) => (
        <Button key={textOf(meaning)} size="small" onClick={() => choose(meaning)}>
          {meaningName(meaning)}
        </Button>
      ))}
    </div>
  );
}

/** What is entered: a thousands comma would be read by the other numbers of the line. */
const textOf = ({ value, unit }: Meaning): string => (unit === null ? String(value) : `${value} ${unit}`);

/** What is said twice becomes one question: the first of the texts becomes the meaning, the others go. */
function withMeaning(line: string, asWritten: string, text: string): string {
  const at = placeOf(asWritten, line);
  if (at >= 0) return `${line.slice(0, at)}${text}${line.slice(at + asWritten.length)}`;
  const [first = '', ...others] = asWritten.split(', ');
  return others.reduce((left, other) => left.replace(other, ' '), line.replace(first, text)).replaceAll(/\s+/g, ' ');
}

/** Where a text is by itself: the 15 of 'EF-15 900 cfm 15' is not that of the tag. -1 where the line has it nowhere. */
function placeOf(text: string, line: string): number {
  for (let at = line.indexOf(text); at >= 0; at = line.indexOf(text, at + 1)) {
    const isWithin = /[\p{L}\d][-.,]?$/u.test(line.slice(0, at)) && /^[\p{L}\d]/u.test(text);
    if (!isWithin && !/^[\p{L}\d]/u.test(line.slice(at + text.length))) return at;
  }
  return line.indexOf(text);
}

const useStyles = makeStyles({
  question: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorPaletteYellowBackground2,
    color: tokens.colorPaletteYellowForeground2,
    fontSize: tokens.fontSizeBase200,
  },
});
