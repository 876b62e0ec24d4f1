import type { AdminDashboard } from '@specbuilder/shared-contracts/api';
import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { Badge } from '@specbuilder/shared-ui/data';
import { ScreenLink } from '@specbuilder/shared-ui/router';
import { ADMIN_DASHBOARD_MESSAGES as MESSAGES } from '../../messages/admin-dashboard.generated.ts';

type Condition = 'works' | 'watch' | 'off';
const COLORS = { works: 'success', watch: 'danger', off: 'informative' } as const;

interface Part {
  readonly name: string;
  readonly text: string;
  readonly condition: Condition;
}

/** Whether the parts of the server work. */
export function Health({ health }: Pick<AdminDashboard, 'health'>) {
  const styles = useStyles();
  return (
    <section className={styles.box} aria-labelledby="health">
      <h2 id="health" className={styles.title}>
        {MESSAGES.health}
      </h2>
      <dl className={styles.parts}>
        {partsOf(health).map(({ name, text, condition }) => (
          <div key={name} className={styles.part}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.text}>{text}</dd>
            <dd className={styles.state}>
              <Badge appearance="tint" color={COLORS[condition]}>
                {MESSAGES[condition]}
              </Badge>
            </dd>
          </div>
        ))}
      </dl>
      <ScreenLink state="app.admin.utilities" params={{ tab: 'outbox' }}>
        {MESSAGES.outbox}
      </ScreenLink>
    </section>
  );
}

function partsOf({ store, hub, mail, documents }: AdminDashboard['health']): readonly Part[] {
  return [
    { name: MESSAGES.store, ...stateOf(store, MESSAGES.storeText) },
    { name: MESSAGES.hub, ...stateOf(hub, ({ connections }) => MESSAGES.hubText({ count: connections })) },
    {
      name: MESSAGES.mail,
      ...stateOf(mail, (mails) => (mails.hasServer ? MESSAGES.mailText(mails) : MESSAGES.noServer(mails))),
      ...(mail !== null && { condition: mail.failed > 0 ? 'watch' : mail.hasServer ? 'works' : 'off' }),
    },
    { name: MESSAGES.documents, ...stateOf(documents, ({ files }) => MESSAGES.documentsText({ count: files })) },
  ];
}

/** A part that could not be read is one to look at. */
function stateOf<T>(part: T | null, textOf: (part: T) => string): Pick<Part, 'text' | 'condition'> {
  return part === null ? { text: MESSAGES.notRead, condition: 'watch' } : { text: textOf(part), condition: 'works' };
}

const useStyles = makeStyles({
  box: {
    padding: tokens.spacingHorizontalL,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  parts: { margin: `${tokens.spacingVerticalS} 0 ${tokens.spacingVerticalM}` },
  part: {
    display: 'grid',
    gridTemplateColumns: 'minmax(120px, 200px) minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    minHeight: '44px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    '@media (max-width: 639.98px)': {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      paddingBlock: tokens.spacingVerticalS,
    },
  },
  name: { fontWeight: tokens.fontWeightSemibold },
  text: {
    margin: 0,
    color: tokens.colorNeutralForeground2,
    '@media (max-width: 639.98px)': { gridColumn: '1 / -1', gridRow: 2 },
  },
  state: { margin: 0 },
});
