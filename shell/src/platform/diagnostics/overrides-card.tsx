import { allowsOrigin, type RegistryRemote } from '@specbuilder/shared-contracts/registry';
import { Button, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { Input } from '@specbuilder/shared-ui/data';
import { type FormEvent, useState } from 'react';
import { DIAGNOSTICS_MESSAGES } from '../../messages/diagnostics.generated.ts';
import { OVERRIDES_MESSAGES } from '../../messages/overrides.generated.ts';
import { choose, readChosen } from '../overrides/chosen-overrides.ts';
import { DataCard } from './data-card.tsx';

interface OverridesCardProps {
  readonly remotes: readonly RegistryRemote[];
  readonly allowedOrigins: readonly string[];
  readonly onChange?: () => void;
}

/** Which remotes this browser takes from a developer's machine; a change counts with the next load of the page. */
export function OverridesCard({ remotes, allowedOrigins, onChange = reload }: OverridesCardProps) {
  const chosen = readChosen();
  const change = (remote: string, origin: string | null) => {
    choose(remote, origin);
    onChange();
  };
  return (
    <DataCard
      title={OVERRIDES_MESSAGES.listTitle}
      note={OVERRIDES_MESSAGES.listNote}
      columns={[DIAGNOSTICS_MESSAGES.remote, OVERRIDES_MESSAGES.origin]}
      rows={remotes.map(({ name }) => ({
        id: name,
        cells: [
          <strong key="name">{name}</strong>,
          <Choice
            key="origin"
            remote={name}
            chosen={chosen[name] ?? null}
            isAllowed={(origin) => allowsOrigin(allowedOrigins, origin)}
            onChoose={(origin) => change(name, origin)}
          />,
        ],
      }))}
      empty={DIAGNOSTICS_MESSAGES.noRecords}
    />
  );
}

/** Of a development server, as `npm run dev` gives it. */
const EXAMPLE_ORIGIN = 'http://localhost:4104';

interface ChoiceProps {
  readonly remote: string;
  readonly chosen: string | null;
  readonly isAllowed: (origin: string) => boolean;
  readonly onChoose: (origin: string | null) => void;
}

function Choice({ remote, chosen, isAllowed, onChoose }: ChoiceProps) {
  const styles = useStyles();
  const [typed, setTyped] = useState(chosen ?? '');
  const origin = URL.canParse(typed) ? new URL(typed).origin : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (origin !== null && isAllowed(origin)) onChoose(origin);
  };
  return (
    <form className={styles.choice} onSubmit={submit}>
      <Input
        size="small"
        aria-label={`${OVERRIDES_MESSAGES.origin}: ${remote}`}
        placeholder={EXAMPLE_ORIGIN}
        value={typed}
        onChange={(_, { value }) => setTyped(value)}
      />
      <Button size="small" type="submit" disabled={origin === null || !isAllowed(origin) || origin === chosen}>
        {OVERRIDES_MESSAGES.use}
      </Button>
      {chosen !== null && (
        <Button size="small" appearance="subtle" onClick={() => onChoose(null)}>
          {OVERRIDES_MESSAGES.leave}
        </Button>
      )}
    </form>
  );
}

function reload(): void {
  window.location.reload();
}

const useStyles = makeStyles({
  choice: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
    paddingBlock: tokens.spacingVerticalXXS,
  },
});
