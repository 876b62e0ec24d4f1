import { DismissRegular } from '@fluentui/react-icons/headless/svg/dismiss';
import type { TopCategory } from '@specbuilder/shared-contracts/api';
import { makeStyles, mergeClasses, tokens, useDebounced, usePlatform } from '@specbuilder/shared-ui/core';
import { useQuery } from '@specbuilder/shared-ui/query';
import { ONE_LINE_MESSAGES } from '../../messages/one-line.generated.ts';
import { hasDuty, isWhole } from './find-by-line.ts';
import { cityQuery, cityWords, withCity } from './line-city.ts';
import { LineQuestion } from './line-question.tsx';
import { partWords } from './part-terms.ts';
import { type LinePart, type ReadLine, readLine } from './read-line.ts';

interface LineReadingProps {
  readonly line: string;
  readonly categories: readonly TopCategory[];
  /** The user requested fans with the present line. */
  readonly wasSubmitted: boolean;
  readonly onChange: (line: string) => void;
}

/** What was understood of a line, each part to be taken out again, and what was not. */
export default function LineReading({ line, categories, wasSubmitted, onChange }: LineReadingProps) {
  const styles = useStyles();
  const read = useCity(line, readLine(line, categories));
  const { parts, unknown, questions, place, isPlaceAssumed } = read;
  const remove = ({ text }: LinePart) => onChange(withoutWords(line, text));
  return (
    <div className={styles.reading}>
      <ul className={styles.parts} aria-label={ONE_LINE_MESSAGES.understood} aria-live="polite">
        {isPlaceAssumed && (
          <li className={mergeClasses(styles.part, styles.assumed)}>
            {ONE_LINE_MESSAGES.placeAssumed({ place: place.names.join(', ') })}
          </li>
        )}
        {parts.map((part) => {
          const words = partWords(part, place);
          return (
            <li key={`${part.kind}-${part.text}`} className={styles.part}>
              {words}
              {part.text !== '' && (
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={ONE_LINE_MESSAGES.remove({ part: words })}
                  onClick={() => remove(part)}
                >
                  <DismissRegular aria-hidden />
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {questions.map((question) => (
        <LineQuestion
          key={`${question.field}-${question.asWritten}`}
          question={question}
          line={line}
          onChange={onChange}
        />
      ))}
      {unknown.length > 0 && (
        <p className={styles.unknown}>{ONE_LINE_MESSAGES.notUnderstood({ words: unknown.join(' ') })}</p>
      )}
      {wasSubmitted && hasDuty(read) && !isWhole(read) && (
        <p role="alert" className={styles.unknown}>
          {ONE_LINE_MESSAGES.searchAnyway}
        </p>
      )}
      {wasSubmitted && !hasDuty(read) && (
        <p role="alert" className={styles.problem}>
          {ONE_LINE_MESSAGES.noDuty}
        </p>
      )}
    </div>
  );
}

/** While the user types, no city is looked up. */
const PAUSE_MS = 300;

/** A line with the city that it names, once the server has said that there is one. */
function useCity(line: string, read: ReadLine): ReadLine {
  const words = cityWords(line, read);
  const [settled] = useDebounced(words, PAUSE_MS);
  const named = useQuery({ ...cityQuery(usePlatform(), settled), enabled: settled !== '' }).data;
  return named === undefined || settled !== words ? read : withCity(read, named);
}

/** The line without words that may be apart in it. */
function withoutWords(line: string, text: string): string {
  const shorter = line.includes(text)
    ? line.replace(text, ' ')
    : text.split(' ').reduce((rest, word) => rest.replace(word, ' '), line);
  return shorter.replaceAll(/\s+/g, ' ').trimStart();
}

const useStyles = makeStyles({
  reading: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS },
  parts: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalXS,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  part: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '24px',
    paddingInline: tokens.spacingHorizontalS,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  assumed: { backgroundColor: tokens.colorPaletteYellowBackground2, color: tokens.colorPaletteYellowForeground2 },
  remove: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: '24px',
    minHeight: '24px',
    marginInlineEnd: `calc(-1 * ${tokens.spacingHorizontalS})`,
    padding: 0,
    border: 'none',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: 'transparent',
    color: 'inherit',
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  unknown: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  problem: { margin: 0, color: tokens.colorPaletteRedForeground1, fontSize: tokens.fontSizeBase200 },
});
