import { SearchRegular } from '@fluentui/react-icons/headless/svg/search';
import { Button, makeStyles, ResettableLazy, tokens, usePlatform } from '@specbuilder/shared-ui/core';
import { useQuery } from '@specbuilder/shared-ui/query';
import { type FormEvent, type RefObject, useId, useState } from 'react';
import { ONE_LINE_ENTRY_MESSAGES } from '../../messages/one-line-entry.generated.ts';

interface OneLineEntryProps {
  readonly field: RefObject<HTMLInputElement | null>;
  /** The search opens. */
  readonly onFound?: () => void;
}

/** Reading a line takes code that a first page does without. */
const loadReading = () => import(/* webpackChunkName: "one-line" */ './line-reading.tsx');
const loadFinding = () => import(/* webpackChunkName: "one-line" */ './find-by-line.ts');

/** A duty typed in one line; what is understood of it is shown as it is typed. */
export function OneLineEntry({ field, onFound }: OneLineEntryProps) {
  const styles = useStyles();
  const platform = usePlatform();
  const helpId = useId();
  const [line, setLine] = useState('');
  const [requestedLine, setRequestedLine] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const categories = platform.apiQueries.catalog.topCategories.queryOptions();
  const offered = useQuery(categories).data;
  const find = async () => {
    const [{ findByLine }, all] = await Promise.all([loadFinding(), platform.queries.ensureQueryData(categories)]);
    // What is not understood is shown once; a second Enter searches without it.
    if (await findByLine(platform, line, all, requestedLine === line)) onFound?.();
    else setRequestedLine(line);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setFailed(false);
    find().catch(() => setFailed(true));
  };
  return (
    <search>
      <form className={styles.entry} aria-label={ONE_LINE_ENTRY_MESSAGES.label} onSubmit={onSubmit}>
        <div className={styles.line}>
          <SearchRegular aria-hidden className={styles.icon} />
          <input
            ref={field}
            className={styles.field}
            value={line}
            aria-label={ONE_LINE_ENTRY_MESSAGES.label}
            aria-describedby={helpId}
            placeholder={ONE_LINE_ENTRY_MESSAGES.example}
            autoComplete="off"
            spellCheck={false}
            maxLength={300}
            onFocus={() => void loadReading().catch(() => undefined)}
            onChange={({ target }) => setLine(target.value)}
          />
          <Button type="submit" appearance="primary" className={styles.find}>
            {ONE_LINE_ENTRY_MESSAGES.find}
          </Button>
        </div>
        <span id={helpId} hidden>
          {ONE_LINE_ENTRY_MESSAGES.help}
        </span>
        {(line.trim() !== '' || requestedLine === line) && offered !== undefined && (
          <ResettableLazy
            load={loadReading}
            props={{ line, categories: offered, wasSubmitted: requestedLine === line, onChange: setLine }}
            fallback={null}
            failed={() => null}
          />
        )}
        {hasFailed && (
          <p role="alert" className={styles.problem}>
            {ONE_LINE_ENTRY_MESSAGES.failed}
          </p>
        )}
      </form>
    </search>
  );
}

const useStyles = makeStyles({
  entry: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS, width: '100%', maxWidth: '560px' },
  line: {
    boxSizing: 'border-box',
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    minHeight: '40px',
    paddingInline: `${tokens.spacingHorizontalM} ${tokens.spacingHorizontalXS}`,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderBottomColor: tokens.colorNeutralStrokeAccessible,
    borderRadius: tokens.borderRadiusMedium,
    ':focus-within': { outline: `2px solid ${tokens.colorBrandStroke1}`, outlineOffset: '-1px' },
  },
  icon: { flexShrink: 0, color: tokens.colorNeutralForeground3 },
  field: {
    flexGrow: 1,
    minWidth: 0,
    minHeight: '36px',
    padding: 0,
    border: 'none',
    outline: 'none',
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    textOverflow: 'ellipsis',
    '::placeholder': { color: tokens.colorNeutralForeground3, opacity: 1 },
  },
  find: { flexShrink: 0 },
  problem: { margin: 0, color: tokens.colorPaletteRedForeground1, fontSize: tokens.fontSizeBase200 },
});
