import { usePlatform } from '@specbuilder/shared-ui/core';
import { useQuery } from '@specbuilder/shared-ui/query';
import { useMemo } from 'react';
import type { CurveOfFan } from './curve-query.ts';
import type { CurveEngine, CurveModel, LiveFan } from './engine.ts';

const A_DAY_MS = 24 * 60 * 60 * 1000;
const INPUT_SHARE = 0.011;
const INPUT_DIGIT_KW = 0.0011;
const SONES_DIGIT = 0.11;

/** The fan of a curve as the engine works with it. */
export function useLiveFan(engine: CurveEngine, { query, rating }: CurveOfFan) {
  const { apiQueries } = usePlatform();
  const { data, isError, refetch } = useQuery({
    ...apiQueries.curveModel.read.queryOptions({ input: query }),
    // The same query draws the same curve until a release.
    staleTime: A_DAY_MS,
  });
  const fan = useMemo(() => {
    if (data?.kind !== 'fan') return null;
    return agreeing(engine, data as CurveModel, rating);
  }, [engine, data, rating]);
  return { fan, ceilingFan: data?.kind === 'ceilingFan' ? data : null, isError, retry: () => void refetch() };
}

/**
 * A fan that says nothing else than the page: options may muffle a fan or change its input in ways that its curve does
 * not know, and it is silent about what they change.
 */
function agreeing(engine: CurveEngine, model: CurveModel, rating: CurveOfFan['rating']): LiveFan {
  const fan = engine.liveFan(model);
  if (rating === null) return fan;
  const { inputKw, sones } = fan.reading(fan.operating);
  const inputOff = inputKw === null ? 0 : Math.abs(inputKw - rating.inputKw);
  const isInput = inputOff <= INPUT_SHARE * rating.inputKw + INPUT_DIGIT_KW;
  const isSound = sones === null || Math.abs(sones - rating.soundSones) <= SONES_DIGIT;
  if (isInput && isSound) return fan;
  return engine.liveFan({
    ...model,
    motor: isInput ? model.motor : null,
    soundDistanceFt: isSound ? model.soundDistanceFt : null,
  });
}
