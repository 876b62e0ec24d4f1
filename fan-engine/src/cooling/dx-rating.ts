import { MBH_PER_TON, type Message, messageOf } from '@specbuilder/shared-contracts/domain';
import { BTUS_PER_KW } from '../air/sensible-heat.ts';
import { EngineError } from '../specification/engine-error.ts';
import { bypassFactor, type CoilPass, type CoilRows, coilPass } from './coil-leaving-state.ts';
import { type CoolingProblem, coolingProblem } from './cooling-problem.ts';
import type { CoolingRequest } from './cooling-request.ts';
import {
  capacityFactor,
  capacityFlowFactor,
  type DxConditions,
  inputRatioFactor,
  inputRatioFlowFactor,
} from './dx-curves.ts';
import { DX_UNITS, type DxUnit } from './dx-units.ts';
import { type MixedStream, mixStreams } from './mixed-air.ts';

/** A cooling unit at a job's air. Temperatures in F, heat in Btu/h. */
export interface CoolingRating {
  readonly tonnage: number;
  /** Catalogue efficiency, Btu/h per W. */
  readonly eer: number;
  readonly ieer: number;
  /** Nominal capacity, 1000 Btu/h (CON-013). */
  readonly mbh: number;
  readonly coilRows: CoilRows;
  readonly enteringDryBulb: number;
  readonly enteringWetBulb: number;
  readonly leavingDryBulb: number;
  readonly leavingWetBulb: number;
  readonly totalBtus: number;
  readonly sensibleBtus: number;
  /** Sensible over total, 1 where nothing condenses or nothing is cooled. */
  readonly sensibleHeatRatio: number;
  readonly compressorKw: number;
  readonly cfmPerTon: number;
  /** What is wrong with this size at this job, null when fine (coolingErrorMessage). */
  readonly message: Message | null;
}

/** A rated size and its problems, as values. */
export interface RatedSize {
  readonly rating: CoolingRating;
  readonly problem: CoolingProblem | null;
}

const BTUS_PER_TON = 1000 * MBH_PER_TON;
const RATED_CFM_PER_TON = 400;
const BTUS_PER_WATT_HOUR = BTUS_PER_KW / 1000;
/** Coil cabinets are built for 400 fpm at the rated 400 cfm per ton. */
const COIL_FACE_FT2_PER_TON = 1;

/**
 * A nominal size at a job.
 *
 * @param tons one of `DX_TONNAGES`
 * @throws EngineError on `nominalCoolingTons` for another size, and on the field of air or site that cannot be meant
 */
export function rateDx(tons: number, request: CoolingRequest): CoolingRating {
  const unit = DX_UNITS.find((candidate) => candidate.tons === tons);
  if (unit === undefined) throw new EngineError('nominalCoolingTons', messageOf('cooling.unknownTonnage', { tons }));
  return rateSize(unit, request, enteringStream(request)).rating;
}

/** Rows of the coil of a nominal size at an airflow; four where there is no such size. */
export function coilRowsAt(tons: number, cfm: number): CoilRows {
  const unit = DX_UNITS.find((candidate) => candidate.tons === tons);
  return unit === undefined ? 4 : coilRowsOf(unit, cfm);
}

function coilRowsOf(unit: DxUnit, cfm: number): CoilRows {
  return cfm / unit.tons < unit.minAirflow ? 6 : 4;
}

/** Mixed air before the coil of a request. */
export function enteringStream(request: CoolingRequest): MixedStream {
  return mixStreams(request);
}

/** A size at a job whose entering air is known; many sizes share it. */
export function rateSize(unit: DxUnit, request: CoolingRequest, entering: MixedStream): RatedSize {
  const cfmPerTon = request.cfm / unit.tons;
  const coilRows = coilRowsOf(unit, request.cfm);
  const conditions = conditionsOf(request, entering);
  const flow = cfmPerTon / RATED_CFM_PER_TON;
  const capacity = BTUS_PER_TON * unit.tons * capacityFactor(conditions) * capacityFlowFactor(flow);
  const bypass = bypassFactor(unit.bypassFactor, coilRows, cfmPerTon / COIL_FACE_FT2_PER_TON);
  const pass = coilPass(entering, capacity, bypass);
  const inputRatio = (BTUS_PER_WATT_HOUR / unit.eer) * inputRatioFactor(conditions) * inputRatioFlowFactor(flow);
  const problem = coolingProblem({ unit, request, cfmPerTon, coilRows, pass, entering });
  const compressorKw = (pass.totalBtus * inputRatio) / BTUS_PER_KW;
  return { problem, rating: ratingOf(unit, { cfmPerTon, coilRows, pass, entering, compressorKw, problem }) };
}

function conditionsOf({ outdoor, isHighAmbient = false }: CoolingRequest, { air }: MixedStream): DxConditions {
  return { enteringWetBulb: air.wetBulb, outdoorDryBulb: outdoor.dryBulb, isHighAmbient };
}

interface Rated {
  readonly cfmPerTon: number;
  readonly coilRows: CoilRows;
  readonly pass: CoilPass;
  readonly entering: MixedStream;
  readonly compressorKw: number;
  readonly problem: CoolingProblem | null;
}

function ratingOf({ tons, eer, ieer }: DxUnit, rated: Rated): CoolingRating {
  const { pass, entering, problem } = rated;
  return {
    tonnage: tons,
    eer,
    ieer,
    mbh: MBH_PER_TON * tons,
    coilRows: rated.coilRows,
    enteringDryBulb: entering.air.dryBulb,
    enteringWetBulb: entering.air.wetBulb,
    leavingDryBulb: pass.leaving.dryBulb,
    leavingWetBulb: pass.leaving.wetBulb,
    totalBtus: pass.totalBtus,
    sensibleBtus: pass.sensibleBtus,
    sensibleHeatRatio: pass.totalBtus > 0 ? pass.sensibleBtus / pass.totalBtus : 1,
    compressorKw: rated.compressorKw,
    cfmPerTon: rated.cfmPerTon,
    message: problem === null ? null : problem.message,
  };
}
