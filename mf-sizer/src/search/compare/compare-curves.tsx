import { Button, makeStyles, tokens, usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import { useQueries } from '@specbuilder/shared-ui/query';
import { useId, useMemo } from 'react';
import { firstChoice, motorOf } from '../../configure/configure/motor-choice.ts';
import { wholeRowQuery } from '../../configure/row-detail/whole-row.ts';
import { drawingOf } from '../../curve/live-curve/curve-drawing.ts';
import { curveOfRow } from '../../curve/live-curve/curve-query.ts';
import type { CurveEngine, CurveModel } from '../../curve/live-curve/engine.ts';
import { ROW_SHOWS } from '../../curve/live-curve/shows.ts';
import { SvgDrawing } from '../../curve/live-curve/svg-drawing.tsx';
import { useWidth } from '../../curve/live-curve/use-width.ts';
import { COMPARE_MESSAGES } from '../../messages/compare.generated.ts';
import type { ComparedFans } from './compared-result.ts';
import { strokeOf } from './fan-strokes.ts';

interface CompareCurvesProps extends Pick<ComparedFans, 'entries'> {
  readonly engine: CurveEngine;
  readonly names: readonly string[];
  /** In print the background is white in every theme. */
  readonly isPrinted: boolean;
}

const RATIO = 0.7;
const A_DAY_MS = 24 * 60 * 60 * 1000;

/** Curves of all compared fans over one another, with the duty of the first and its system. */
export function CompareCurves({ engine, entries, names, isPrinted }: CompareCurvesProps) {
  const styles = useStyles();
  const id = useId().replaceAll(/\W/g, '');
  const { apiQueries, theme } = usePlatform();
  const isDark = useReadable(theme).isDark && !isPrinted;
  const [ref, width] = useWidth();
  const wholeRows = useQueries({
    queries: entries.map(({ set, row }) => wholeRowQuery(apiQueries, set.resultId, row)),
  });
  const known = wholeRows.flatMap(({ data: row }, index) => {
    const set = entries[index]?.set;
    return row === undefined || set === undefined ? [] : [{ row, set }];
  });
  const queries = known.map(({ row, set: { specification, versions } }) => {
    const { query } = curveOfRow({
      fanUnitId: row.fanUnitId,
      catalogueVersion: versions.catalogue,
      rating: row.rating,
      motor: motorOf(row.motorListPrices, firstChoice(row.motorListPrices)),
      specification,
    });
    return { ...apiQueries.curveModel.read.queryOptions({ input: query }), staleTime: A_DAY_MS };
  });
  const ids = queries.map(({ queryKey }) => JSON.stringify(queryKey));
  // Two searches for one duty have the same curve of a fan, which is requested once.
  const curves = useQueries({ queries: queries.filter((_, index) => ids.indexOf(ids[index] ?? '') === index) });
  const distinct = [...new Set(ids)];
  const models = ids.flatMap((id) => curves[distinct.indexOf(id)] ?? []);
  const loaded = models.flatMap(({ data }) => (data?.kind === 'fan' ? [data as CurveModel] : []));
  const isWhole = loaded.length === entries.length;
  const key = loaded.map(({ model, rpm }) => `${model}@${rpm}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key represents the models, which are new each time
  const svg = useMemo(
    () => (isWhole && width > 0 ? drawn({ engine, models: loaded, names, width, isDark, id }) : ''),
    [engine, key, isWhole, width, isDark, id],
  );
  const failed = [...wholeRows, ...models].filter(({ isError }) => isError);
  return (
    <div ref={ref} className={styles.box} style={{ minHeight: Math.round(width * RATIO) }}>
      {failed.length > 0 ? (
        <div role="alert" className={styles.failed}>
          <p>{COMPARE_MESSAGES.curvesFailed}</p>
          <Button onClick={() => failed.forEach(({ refetch }) => void refetch())}>{COMPARE_MESSAGES.tryAgain}</Button>
        </div>
      ) : (
        <SvgDrawing svg={svg === '' ? '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0"/>' : svg} />
      )}
    </div>
  );
}

interface Overlay {
  readonly engine: CurveEngine;
  readonly models: readonly CurveModel[];
  /** As in the table: two drives of one model have different names. */
  readonly names: readonly string[];
  readonly width: number;
  readonly isDark: boolean;
  readonly id: string;
}

function drawn({ engine, models, names, width, isDark, id }: Overlay): string {
  const [first, ...others] = models.map((model) => engine.liveFan(model));
  if (first === undefined) return '';
  const size = { width, height: Math.round(width * RATIO) };
  const shows = { ...ROW_SHOWS, power: false, maximum: false };
  return engine.drawFanCurve({
    ...drawingOf({ engine, fan: first, shows, size, isDark, id }),
    curveLabel: names[0] ?? first.model.model,
    title: COMPARE_MESSAGES.curvesOf({ models: models.map(({ model }) => model).join(', ') }),
    compared: others.map(({ wheel, operating, model }, index) => ({
      curve: engine.speedCurve(wheel, operating.rpm, model.density),
      label: names[index + 1] ?? model.model,
      operating,
      ...strokeOf(index + 1),
    })),
  });
}

const useStyles = makeStyles({
  box: { width: '100%', minWidth: 0 },
  failed: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: tokens.spacingVerticalS },
});
