import { DismissRegular } from '@fluentui/react-icons/headless/svg/dismiss';
import type { ItemConfiguration } from '@specbuilder/shared-contracts/api';
import { Button, Money, makeStyles, tokens, useArePricesShown, usePlatform } from '@specbuilder/shared-ui/core';
import { Badge } from '@specbuilder/shared-ui/data';
import { useQuery } from '@specbuilder/shared-ui/query';
import { ScreenLink } from '@specbuilder/shared-ui/router';
import { ALTERNATES_MESSAGES } from '../../messages/alternates.generated.ts';
import { differenceOf } from './difference-of.ts';
import type { RetainedAlternates } from './retained-alternates.ts';

interface AlternatesCardProps {
  readonly configuration: ItemConfiguration;
  readonly alternates: RetainedAlternates;
  readonly isReadOnly: boolean;
  readonly isOffering: boolean;
  readonly onOffer: (fanItemId: string) => void;
  /** Absent in a project, whose own screen removes items. */
  readonly onTakeOff: ((fanItemId: string) => void) | null;
}

/** Configurations that can replace each other: how their price and performance differ, and which one is offered. */
export function AlternatesCard({ configuration, alternates, ...props }: AlternatesCardProps) {
  const styles = useStyles();
  const { members, offered } = alternates;
  return (
    <section className={styles.card} aria-label={ALTERNATES_MESSAGES.title} data-testid="alternates">
      <h2 className={styles.title}>{ALTERNATES_MESSAGES.title}</h2>
      <ul className={styles.list}>
        {members.map((fanItemId, index) => (
          <Member
            key={fanItemId}
            {...props}
            fanItemId={fanItemId}
            place={index}
            shown={configuration}
            isOffered={fanItemId === offered}
          />
        ))}
      </ul>
    </section>
  );
}

interface MemberProps extends Pick<AlternatesCardProps, 'isReadOnly' | 'isOffering' | 'onOffer' | 'onTakeOff'> {
  readonly fanItemId: string;
  readonly place: number;
  readonly shown: ItemConfiguration;
  readonly isOffered: boolean;
}

function Member({ fanItemId, place, shown, isOffered, isReadOnly, isOffering, onOffer, onTakeOff }: MemberProps) {
  const styles = useStyles();
  const arePricesShown = useArePricesShown();
  const { apiQueries } = usePlatform();
  const isShown = fanItemId === shown.item.fanItemId;
  const query = useQuery({
    ...apiQueries.fanItem.configuration.queryOptions({ input: { fanItemId } }),
    enabled: !isShown,
  });
  const member = isShown ? shown : query.data;
  // A configuration that was deleted elsewhere is no longer an alternate.
  if (member === undefined) return null;
  const difference = isShown ? null : differenceOf(member, shown);
  const name = ALTERNATES_MESSAGES.name({ letter: letterOf(place), model: member.item.modelDisplayAs });
  const facts = difference === null ? [] : [difference.power, difference.sound].filter((fact) => fact !== '');
  return (
    <li className={styles.member} aria-current={isShown || undefined} data-testid="alternate">
      <span className={styles.words}>
        {isShown ? (
          <strong>{ALTERNATES_MESSAGES.shown({ name })}</strong>
        ) : (
          <ScreenLink state="app.fans.sizer.options" params={{ fanItemId }}>
            {name}
          </ScreenLink>
        )}
        {difference !== null && <span className={styles.detail}>{difference.options || ALTERNATES_MESSAGES.same}</span>}
      </span>
      <span className={styles.facts}>{facts.join(' · ')}</span>
      {arePricesShown && (
        <span className={styles.price}>
          {difference === null ? (
            <Money usd={member.item.price.total} />
          ) : difference.price === 0 ? (
            ALTERNATES_MESSAGES.samePrice
          ) : (
            <Money usd={difference.price} signed />
          )}
        </span>
      )}
      <span className={styles.offer}>
        {isOffered ? (
          <Badge appearance="tint" color="brand">
            {ALTERNATES_MESSAGES.offered}
          </Badge>
        ) : (
          !isReadOnly && (
            <Button
              size="small"
              disabledFocusable={isOffering}
              aria-label={ALTERNATES_MESSAGES.offerNamed({ name })}
              onClick={() => onOffer(fanItemId)}
            >
              {ALTERNATES_MESSAGES.offer}
            </Button>
          )
        )}
      </span>
      {onTakeOff !== null && (
        <span className={styles.takeOff}>
          {!isShown && (
            <Button
              size="small"
              appearance="subtle"
              icon={<DismissRegular />}
              className={styles.touch}
              aria-label={ALTERNATES_MESSAGES.takeOffNamed({ name })}
              onClick={() => onTakeOff(fanItemId)}
            />
          )}
        </span>
      )}
    </li>
  );
}

function letterOf(place: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + (place % 26));
}

const useStyles = makeStyles({
  card: {
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  list: { margin: 0, padding: 0, listStyle: 'none' },
  member: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    minHeight: '40px',
    paddingBlock: tokens.spacingVerticalXS,
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
    fontVariantNumeric: 'tabular-nums',
    ':first-child': { borderTopStyle: 'none' },
  },
  words: { display: 'flex', flexDirection: 'column', flexGrow: 1, flexBasis: '200px', minWidth: 0 },
  detail: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    overflowWrap: 'anywhere',
  },
  facts: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  price: { minWidth: '84px', textAlign: 'end' },
  // At the end of its line too where it has one of its own.
  offer: { minWidth: '104px', marginInlineStart: 'auto', textAlign: 'end' },
  takeOff: { minWidth: '32px', textAlign: 'end' },
  touch: { '@media (pointer: coarse)': { minHeight: '44px', minWidth: '44px' } },
});
