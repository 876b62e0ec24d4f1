import type { NewCustomer } from '@specbuilder/shared-contracts/api';
import { Button, makeStyles, tokens, usePlatform } from '@specbuilder/shared-ui/core';
import { Field, Textarea } from '@specbuilder/shared-ui/data';
import { useState } from 'react';
import { CREATE_ACCOUNTS_MESSAGES as MESSAGES } from '../messages/create-accounts.generated.ts';
import { checkLines, type RejectedLine } from './add-lines.ts';

interface PasteLinesProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly present: readonly NewCustomer[];
  readonly onAdded: (accounts: readonly NewCustomer[]) => void;
  readonly onClose: () => void;
}

interface Outcome {
  readonly count: number;
  readonly rejected: readonly RejectedLine[];
}

/** Adds many accounts in one step; lines that cannot be added stay, with their problems. */
export function PasteLines({ text, onText, present, onAdded, onClose }: PasteLinesProps) {
  const styles = useStyles();
  const { api } = usePlatform();
  const [isChecking, setChecking] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  async function add(): Promise<void> {
    setChecking(true);
    const { added, rejected } = await checkLines(text, present, api);
    setChecking(false);
    setOutcome({ count: added.length, rejected });
    onText(rejected.map(({ line }) => line).join('\n'));
    if (added.length > 0) onAdded(added);
  }
  return (
    <div className={styles.lines}>
      <Field label={MESSAGES.lines} hint={MESSAGES.linesHint}>
        <Textarea
          value={text}
          rows={5}
          resize="vertical"
          disabled={isChecking}
          onChange={(_, { value }) => {
            onText(value);
            setOutcome(null);
          }}
        />
      </Field>
      <div role="status">
        {outcome !== null && (
          <>
            <span>{MESSAGES.added({ count: outcome.count })}</span>
            {outcome.rejected.length > 0 && (
              <ul className={styles.problems}>
                {outcome.rejected.map(({ line, problem }) => (
                  <li key={line}>{MESSAGES.lineProblem({ line, problem })}</li>
                ))}
              </ul>
            )}
          </>
        )}
      </div>
      <div className={styles.buttons}>
        <Button disabledFocusable={isChecking || text.trim() === ''} onClick={() => void add()}>
          {isChecking ? MESSAGES.checking : MESSAGES.addLines}
        </Button>
        <Button appearance="subtle" disabledFocusable={isChecking} onClick={onClose}>
          {MESSAGES.closeLines}
        </Button>
      </div>
    </div>
  );
}

const useStyles = makeStyles({
  lines: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
  problems: {
    margin: `${tokens.spacingVerticalXS} 0 0`,
    paddingInlineStart: tokens.spacingHorizontalXL,
    color: tokens.colorStatusDangerForeground1,
    overflowWrap: 'anywhere',
  },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});
