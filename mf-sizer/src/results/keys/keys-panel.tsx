import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { KEYS_MESSAGES } from '../../messages/keys.generated.ts';
import { KeyHint } from './key-hint.tsx';

/** Keys of one place, each with what it does. */
interface KeyGroup {
  readonly title: string;
  readonly keys: readonly (readonly [keys: readonly string[], does: string])[];
}

function groups(): readonly KeyGroup[] {
  const { enter, space, escape: leave } = KEYS_MESSAGES;
  return [
    {
      title: KEYS_MESSAGES.anywhere,
      keys: [
        [['/'], KEYS_MESSAGES.typeDuty],
        [['?'], KEYS_MESSAGES.listKeys],
        [[leave], KEYS_MESSAGES.close],
      ],
    },
    {
      title: KEYS_MESSAGES.search,
      keys: [
        [[enter, 'Alt U'], KEYS_MESSAGES.run],
        [['Alt S'], KEYS_MESSAGES.advanced],
      ],
    },
    {
      title: KEYS_MESSAGES.results,
      keys: [
        [['↑', '↓'], KEYS_MESSAGES.moveRows],
        [[enter], KEYS_MESSAGES.openRow],
        [[space], KEYS_MESSAGES.compareRow],
        [[KEYS_MESSAGES.shiftClick], KEYS_MESSAGES.secondSort],
      ],
    },
    {
      title: KEYS_MESSAGES.schedule,
      keys: [
        [[enter], KEYS_MESSAGES.nextQuestion],
        [['1', '2', '3'], KEYS_MESSAGES.chooseMeaning],
      ],
    },
    {
      title: KEYS_MESSAGES.curve,
      keys: [
        [['←', '→'], KEYS_MESSAGES.readCurve],
        [[KEYS_MESSAGES.shiftArrow], KEYS_MESSAGES.readWide],
        [[leave], KEYS_MESSAGES.readNothing],
      ],
    },
  ];
}

/** What can be done without a pointer, place by place. */
export function KeysPanel() {
  const styles = useStyles();
  return (
    <div className={styles.groups}>
      {groups().map(({ title, keys }) => (
        <section key={title}>
          <h3 className={styles.title}>{title}</h3>
          <dl className={styles.list}>
            {keys.map(([names, does]) => (
              <div key={does} className={styles.line}>
                <dt className={styles.keys}>
                  {names.map((name) => (
                    <KeyHint key={name}>{name}</KeyHint>
                  ))}
                </dt>
                <dd className={styles.does}>{does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

const useStyles = makeStyles({
  groups: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))',
    gap: `${tokens.spacingVerticalXL} ${tokens.spacingHorizontalXXL}`,
  },
  title: {
    margin: `0 0 ${tokens.spacingVerticalS}`,
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  list: { display: 'grid', gap: tokens.spacingVerticalS, margin: 0 },
  line: { display: 'grid', gridTemplateColumns: '96px 1fr', gap: tokens.spacingHorizontalM, alignItems: 'baseline' },
  keys: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalXS },
  does: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});
