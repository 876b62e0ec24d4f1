import { EditRegular } from '@fluentui/react-icons/headless/svg/edit';
import type { AdminUser } from '@specbuilder/shared-contracts/api';
import { Button, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { Badge } from '@specbuilder/shared-ui/data';
import { DataGrid, type DataGridProps, type GridColumn } from '@specbuilder/shared-ui/grid';
import { type ListPage, Pager } from '@specbuilder/shared-ui/paging';
import { ADMIN_USERS_MESSAGES as MESSAGES } from '../../messages/admin-users.generated.ts';
import { roleText, stateOf } from './user-texts.ts';

type GridParts = 'empty' | 'failure' | 'isRefreshing' | 'sorting' | 'onSorting';

interface UsersTableProps extends Pick<DataGridProps<AdminUser>, GridParts> {
  /** Undefined while it loads. */
  readonly page: ListPage<AdminUser> | undefined;
  readonly pageSize: number;
  readonly onPage: (pageIndex: number) => void;
  readonly onEdit: (user: AdminUser) => void;
}

export function UsersTable({ page, pageSize, onPage, onEdit, ...states }: UsersTableProps) {
  return (
    <DataGrid
      label={MESSAGES.table}
      columns={columns(onEdit)}
      rows={page?.items}
      rowId={({ userId }) => userId}
      navigation="controls"
      rowSize="tall"
      card={(user) => <Entry user={user} onEdit={onEdit} />}
      skeletonRows={pageSize}
      footer={page && <Pager page={page} onPage={onPage} />}
      {...states}
    />
  );
}

/** Made with each drawing, so that the heads follow the language. The server orders; equal values keep its order. */
function columns(onEdit: (user: AdminUser) => void): readonly GridColumn<AdminUser>[] {
  return [
    { id: 'name', label: MESSAGES.name, cell: (user) => <Name of={user} />, value: ({ name }) => name },
    { id: 'email', label: MESSAGES.email, cell: ({ email }) => email, value: ({ email }) => email },
    {
      id: 'company',
      label: MESSAGES.company,
      cell: ({ companyName }) => companyName ?? '',
      value: ({ companyName }) => companyName ?? '',
    },
    { id: 'roles', label: MESSAGES.roles, cell: rolesText },
    { id: 'regions', label: MESSAGES.regions, cell: ({ salesRegions }) => salesRegions.join(', ') },
    { id: 'state', label: MESSAGES.state, cell: (user) => <State of={user} /> },
    {
      id: 'edit',
      label: MESSAGES.edit,
      isLabelHidden: true,
      isNumeric: true,
      cell: (user) => <EditButton user={user} onEdit={onEdit} />,
    },
  ];
}

function rolesText({ roles }: AdminUser): string {
  return roles.map(roleText).join(', ');
}

function Name({ of: { name, userName } }: { readonly of: AdminUser }) {
  const styles = useStyles();
  return (
    <span className={styles.lines}>
      <span className={styles.name}>{name}</span>
      <span className={styles.quiet}>{userName}</span>
    </span>
  );
}

const COLORS = { active: 'success', disabled: 'severe', invited: 'informative' } as const;

function State({ of }: { readonly of: AdminUser }) {
  const styles = useStyles();
  const state = stateOf(of);
  return (
    <span className={styles.badges}>
      <Badge appearance="tint" color={COLORS[state]}>
        {MESSAGES[state]}
      </Badge>
      {of.isExternal && <Badge appearance="outline">{MESSAGES.external}</Badge>}
    </span>
  );
}

interface EditButtonProps {
  readonly user: AdminUser;
  readonly onEdit: (user: AdminUser) => void;
}

function EditButton({ user, onEdit }: EditButtonProps) {
  return (
    <Button
      appearance="subtle"
      icon={<EditRegular />}
      aria-label={MESSAGES.editOf({ name: user.name })}
      onClick={() => onEdit(user)}
    />
  );
}

function Entry({ user, onEdit }: EditButtonProps) {
  const styles = useStyles();
  const { salesRegions, companyName, email } = user;
  const facts = [rolesText(user), salesRegions.join(', '), companyName ?? ''].filter((text) => text !== '');
  return (
    <div className={styles.card}>
      <div className={styles.words}>
        <Name of={user} />
        <span className={styles.quiet}>{email}</span>
        <span className={styles.quiet}>{facts.join(' · ')}</span>
        <State of={user} />
      </div>
      <EditButton user={user} onEdit={onEdit} />
    </div>
  );
}

const useStyles = makeStyles({
  lines: { display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' },
  name: { fontWeight: tokens.fontWeightSemibold },
  quiet: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    overflowWrap: 'anywhere',
  },
  badges: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalXS },
  card: { display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: tokens.spacingHorizontalM },
  words: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXXS, minWidth: 0 },
});
