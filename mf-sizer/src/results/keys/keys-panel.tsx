import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { KEYS_TEXTS } from '../../words/keys.generated.ts';
import { KeyHint } from './key-hint.tsx';

/** Keys of one place, each with what it does. */
interface KeyGroup {
  readonly title: string;
  readonly keys: readonly (readonly [keys: readonly string[], does: string])[];
}

function groups(): readonly KeyGroup[] {
  const { enter, space, escape: leave } = KEYS_TEXTS;
  return [
    {
      title: KEYS_TEXTS.anywhere,
      keys: [
        [['/'], KEYS_TEXTS.typeDuty],
        [['?'], KEYS_TEXTS.listKeys],
        [[leave], KEYS_TEXTS.close],
      ],
    },
    {
      title: KEYS_TEXTS.search,
      keys: [
        [[enter, 'Alt U'], KEYS_TEXTS.run],
        [['Alt S'], KEYS_TEXTS.advanced],
      ],
    },
    {
      title: KEYS_TEXTS.results,
      keys: [
        [['↑', '↓'], KEYS_TEXTS.moveRows],
        [[enter], KEYS_TEXTS.openRow],
        [[space], KEYS_TEXTS.compareRow],
        [[KEYS_TEXTS.shiftClick], KEYS_TEXTS.secondSort],
      ],
    },
    {
      title: KEYS_TEXTS.curve,
      keys: [
        [['←', '→'], KEYS_TEXTS.readCurve],
        [[KEYS_TEXTS.shiftArrow], KEYS_TEXTS.readWide],
        [[leave], KEYS_TEXTS.readNothing],
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
