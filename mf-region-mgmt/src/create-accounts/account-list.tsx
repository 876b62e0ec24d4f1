import { DeleteRegular } from '@fluentui/react-icons/headless/svg/delete';
import { EditRegular } from '@fluentui/react-icons/headless/svg/edit';
import type { NewCustomer } from '@specbuilder/shared-contracts/api';
import { Button, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { DataGrid, type GridColumn } from '@specbuilder/shared-ui/grid';
import type { ReactNode } from 'react';
import { CREATE_ACCOUNTS_MESSAGES as MESSAGES } from '../messages/create-accounts.generated.ts';
import type { RowProblems } from './use-registration.ts';

interface AccountListProps {
  readonly accounts: readonly NewCustomer[];
  readonly problems: RowProblems;
  readonly onEdit: (index: number) => void;
  readonly onRemove: (index: number) => void;
}

type Line = NewCustomer & { readonly index: number };

/** The accounts that are to be registered, each with what the server said against it. */
export function AccountList({ accounts, problems, onEdit, onRemove }: AccountListProps) {
  const cell = (line: Line, field: keyof NewCustomer) => (
    <Entered text={line[field]} problem={problems.get(line.index)?.[field]} />
  );
  const buttons = (line: Line) => <Buttons line={line} onEdit={onEdit} onRemove={onRemove} />;
  const columns: readonly GridColumn<Line>[] = [
    { id: 'username', label: MESSAGES.userName, cell: (line) => cell(line, 'username') },
    { id: 'email', label: MESSAGES.email, cell: (line) => cell(line, 'email') },
    { id: 'actions', label: MESSAGES.actions, isLabelHidden: true, isNumeric: true, cell: buttons },
  ];
  return (
    <DataGrid
      label={MESSAGES.table}
      columns={columns}
      rows={accounts.map((account, index) => ({ ...account, index }))}
      rowId={({ username }) => username}
      navigation="controls"
      card={(line) => <Card line={line} cell={cell} buttons={buttons(line)} />}
      empty={<Nothing />}
    />
  );
}

function Nothing() {
  const styles = useStyles();
  return <p className={styles.empty}>{MESSAGES.none}</p>;
}

function Entered({ text, problem }: { readonly text: string; readonly problem: string | undefined }) {
  const styles = useStyles();
  return (
    <span className={styles.lines}>
      <span>{text}</span>
      {problem !== undefined && <span className={styles.problem}>{problem}</span>}
    </span>
  );
}

interface ButtonsProps extends Pick<AccountListProps, 'onEdit' | 'onRemove'> {
  readonly line: Line;
}

function Buttons({ line: { username: userName, index }, onEdit, onRemove }: ButtonsProps) {
  return (
    <>
      <Button
        appearance="subtle"
        icon={<EditRegular />}
        aria-label={MESSAGES.edit({ userName })}
        onClick={() => onEdit(index)}
      />
      <Button
        appearance="subtle"
        icon={<DeleteRegular />}
        aria-label={MESSAGES.remove({ userName })}
        onClick={() => onRemove(index)}
      />
    </>
  );
}

interface CardProps {
  readonly line: Line;
  readonly cell: (line: Line, field: keyof NewCustomer) => ReactNode;
  readonly buttons: ReactNode;
}

function Card({ line, cell, buttons }: CardProps) {
  const styles = useStyles();
  return (
    <div className={styles.card}>
      <div className={styles.lines}>
        <strong>{cell(line, 'username')}</strong>
        {cell(line, 'email')}
      </div>
      <div className={styles.buttons}>{buttons}</div>
    </div>
  );
}

const useStyles = makeStyles({
  empty: { margin: 0, padding: tokens.spacingHorizontalL, color: tokens.colorNeutralForeground3 },
  lines: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    paddingBlock: tokens.spacingVerticalXS,
    overflowWrap: 'anywhere',
  },
  problem: { color: tokens.colorStatusDangerForeground1, fontSize: tokens.fontSizeBase200 },
  card: { display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: tokens.spacingHorizontalM },
  buttons: { display: 'flex', flexShrink: 0 },
});
