import type { RatedModels as Rated } from '@specbuilder/shared-contracts/api';
import { messageText } from '@specbuilder/shared-contracts/messages';
import { Link, LoadFailure, makeStyles, SkeletonRows, tokens, usePlatform } from '@specbuilder/shared-ui/core';
import { RadioGroup } from '@specbuilder/shared-ui/data';
import { BY_MODEL_MESSAGES } from '../../messages/by-model.generated.ts';
import { RatedChoice } from './rated-choice.tsx';

interface RatedModelsProps {
  /** Undefined while the first response is pending. */
  readonly rated: Rated | undefined;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
  /** Model that is chosen; empty where none is. */
  readonly chosen: string;
  readonly onChoose: (model: string) => void;
}

/** The named model and, where it is of no use, the nearest ones to choose from. */
export function RatedModels({ rated, hasFailed, onRetry, chosen, onChoose }: RatedModelsProps) {
  const styles = useStyles();
  if (hasFailed) return <LoadFailure title={BY_MODEL_MESSAGES.failed} onRetry={onRetry} />;
  if (rated === undefined) {
    return (
      <div role="status" aria-label={BY_MODEL_MESSAGES.rating}>
        <SkeletonRows rows={1} rowHeightPx={64} />
      </div>
    );
  }
  const { exact, nearest, assumptions } = rated;
  return (
    <div className={styles.result}>
      {exact === null && <p className={styles.said}>{BY_MODEL_MESSAGES.unknown}</p>}
      <RadioGroup
        className={styles.models}
        aria-label={BY_MODEL_MESSAGES.models}
        value={chosen}
        onChange={(_, { value }) => onChoose(value)}
      >
        {exact !== null && <RatedChoice rated={exact} />}
        {exact?.offer === null && <SearchInstead {...exact} />}
        {nearest.length > 0 && <p className={styles.heading}>{BY_MODEL_MESSAGES.nearest}</p>}
        {nearest.map((item) => (
          <RatedChoice key={item.model} rated={item} />
        ))}
      </RadioGroup>
      {assumptions.map((assumption) => (
        <p key={assumption.code} className={styles.assumption}>
          {messageText(assumption)}
        </p>
      ))}
    </div>
  );
}

/** A heated or cooled unit needs more than a duty, so this links to its search, which requests it. */
function SearchInstead({ fanCategoryType, subFanCategoryType, description }: NonNullable<Rated['exact']>) {
  const platform = usePlatform();
  const search = () =>
    platform.navigate('app.fans.sizer.search', {
      category: String(fanCategoryType),
      sub: String(subFanCategoryType),
    });
  return (
    <Link as="button" type="button" onClick={search}>
      {BY_MODEL_MESSAGES.search({ description })}
    </Link>
  );
}

const useStyles = makeStyles({
  result: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
  models: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS, alignItems: 'stretch' },
  said: { margin: 0 },
  heading: { margin: `${tokens.spacingVerticalS} 0 0`, fontWeight: tokens.fontWeightSemibold },
  assumption: {
    margin: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
});
