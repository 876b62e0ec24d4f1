import { makeStyles, tokens, usePlatform } from '@specbuilder/shared-ui/core';
import { useQuery } from '@specbuilder/shared-ui/query';
import { useEffectText } from './effect-text.ts';
import { previewOf, type WantedPreview } from './previews.ts';

interface ReRatingEffectProps extends WantedPreview {
  /** Of the item, whose every change is another preview. */
  readonly rowVersion: number;
  readonly id?: string;
  /** The sentence around what changes. */
  readonly sentence: (effect: string) => string;
}

/** Catalogues and price lists change far less often. */
const FRESH_MS = 5 * 60_000;

/** What rating an item again changes of motor and price; nothing until it is known. */
export function ReRatingEffect({ rowVersion, id, sentence, ...wanted }: ReRatingEffectProps) {
  const styles = useStyles();
  const { api, apiQueries } = usePlatform();
  const textOf = useEffectText();
  const { data } = useQuery({
    queryKey: [...apiQueries.projects.reRating.preview.key(), 'effect', wanted, rowVersion],
    queryFn: () => previewOf(api, wanted),
    staleTime: FRESH_MS,
    retry: false,
    // The cure works without it.
    throwOnError: false,
  });
  if (data == null) return null;
  return (
    <span id={id} className={styles.effect}>
      {sentence(textOf(data))}
    </span>
  );
}

const useStyles = makeStyles({ effect: { fontVariantNumeric: 'tabular-nums', color: tokens.colorNeutralForeground2 } });
