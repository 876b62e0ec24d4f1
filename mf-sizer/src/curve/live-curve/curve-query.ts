import type {
  CurveModelRequest,
  ExhaustSupplySpecification,
  FanItem,
  FanRating,
  ItemMotor,
  MotorListPrice,
} from '@specbuilder/shared-contracts/api';
import { curveOfDuty } from '@specbuilder/shared-contracts/domain';

/** A fan at its duty, with the values the page shows for it. */
export interface CurveOfFan {
  readonly query: CurveModelRequest;
  /** The duty's values on the rest of the page; null if the curve is alone. */
  readonly rating: FanRating | null;
}

interface SizedFan {
  readonly fanUnitId: number;
  /** Of the rows: a curve belongs to the catalogue that its fan was sized from. */
  readonly catalogueVersion: string;
  readonly rating: FanRating;
  readonly motor: Pick<MotorListPrice, 'motorId'> | undefined;
  readonly specification: Pick<
    ExhaustSupplySpecification,
    'altitude' | 'temperature' | 'ambientTemperature' | 'motorFrequency' | 'fanType'
  >;
}

/** Curve of a row at the duty it was sized for (RES-016). */
export function curveOfRow({ fanUnitId, catalogueVersion, rating, motor, specification }: SizedFan): CurveOfFan {
  const { bhp: _bhp, driveLoss: _loss, fanCurveGraphType: _type, ...duty } = curveOfDuty(rating, specification);
  const { ambientTemperature, motorFrequency } = specification;
  return {
    query: {
      fanUnitId,
      catalogueVersion,
      ...duty,
      externalSP: rating.externalStaticPressure,
      optionSP: rating.optionStaticPressure,
      ...exactOf(rating),
      soundDistance: rating.soundDistance,
      ...(ambientTemperature == null ? {} : { motorAmbient: ambientTemperature }),
      motorFrequency: motorFrequency === 50 ? 50 : 60,
      ...(motor === undefined ? {} : { motorId: motor.motorId }),
    },
    rating,
  };
}

/** The pressure with every digit; what a page shows of it is rounded, and a rating of an earlier engine has no other. */
function exactOf({ requiredStaticPressure }: FanRating): Pick<CurveModelRequest, 'exactSP'> {
  return requiredStaticPressure === undefined ? {} : { exactSP: requiredStaticPressure };
}

/** Of a drive that a rating of an earlier engine does not name. */
const VARIABLE_FLOW_LIMIT = 0.95;
const DUTY_FIELDS = [
  'fanUnitId',
  'cfm',
  'sp',
  'rpm',
  'altitude',
  'ambientTemperature',
  'externalSP',
  'optionSP',
] as const;

/** Curve of a configured item: its picture names the fan and its duty; its motor and drive say the rest. */
export function curveOfItem({
  image,
  rating,
  motor,
}: Pick<FanItem, 'image' | 'rating'> & { motor: ItemMotor }): CurveOfFan | null {
  const address = new URLSearchParams(image.slice(image.indexOf('?') + 1));
  const query = queryOfAddress(address);
  if (query === null) return null;
  if (rating === null) return { query, rating };
  return {
    query: {
      ...query,
      motorId: motor.motorId,
      enclosure: motor.enclosure === 'TEFC' ? 'TEFC' : 'ODP',
      ...exactOf(rating),
      hasVfd: rating.hasVfd ?? rating.energy.feiLimit === VARIABLE_FLOW_LIMIT,
      soundDistance: rating.soundDistance,
    },
    rating,
  };
}

const OTHER_NUMBERS = ['exactSP', 'motorAmbient', 'motorId', 'soundDistance'] as const;

/** The request in an address: null if it names no fan at a duty. */
export function queryOfAddress(address: URLSearchParams): CurveModelRequest | null {
  const numberOf = (name: string) => {
    const text = address.get(name);
    return text === null || text === '' ? undefined : Number(text);
  };
  const [fanUnitId, cfm, sp, rpm] = DUTY_FIELDS.slice(0, 4).map(numberOf);
  if (fanUnitId === undefined || cfm === undefined || sp === undefined || rpm === undefined) return null;
  const optional = [...DUTY_FIELDS.slice(4), ...OTHER_NUMBERS].flatMap((name) => {
    const value = numberOf(name);
    return value === undefined ? [] : [[name, value] as const];
  });
  const catalogueVersion = address.get('catalogueVersion');
  return {
    fanUnitId,
    cfm,
    sp,
    rpm,
    ...Object.fromEntries(optional),
    ...(catalogueVersion === null ? {} : { catalogueVersion }),
    ...(address.get('motorFrequency') === '50' ? { motorFrequency: 50 as const } : {}),
    ...(address.get('enclosure') === 'TEFC' ? { enclosure: 'TEFC' as const } : {}),
    ...(address.get('hasVfd') === 'true' ? { hasVfd: true } : {}),
  };
}

/** The same as parameters of the address of its page. */
export function addressOfQuery(query: CurveModelRequest): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
}
