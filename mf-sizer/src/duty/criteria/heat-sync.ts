import type { EnergyValues } from '@specbuilder/shared-contracts/api';
import { isProvided } from '@specbuilder/shared-contracts/domain';
import { AbortableCall } from './abortable-call.ts';
import type { ExhaustCriteria } from './criteria-schema.ts';
import {
  AIR_FIELDS,
  energyRequest,
  HEAT_FIELDS,
  type Heat,
  type HeatField,
  heatInTenths,
  heatOf,
  heatSource,
  isSameHeat,
} from './heat.ts';
import type { EnergyCall, EnergyCalls, HeatForm } from './heat-ports.ts';

export interface SyncedHeat {
  /** What the heat comes to at the air of the job; null while it is not known. */
  readonly values: EnergyValues | null;
  /** The last call failed, so the entered heat stays and no other field follows it. */
  readonly hasFailed: boolean;
}
export const HEAT_NOT_KNOWN: SyncedHeat = { values: null, hasFailed: false };

interface HeatSyncOptions {
  readonly defaults: ExhaustCriteria;
  readonly form: HeatForm;
  readonly calls: EnergyCalls;
  readonly show: (state: SyncedHeat) => void;
  readonly onFailure: (error: unknown) => void;
  readonly delayMs: number;
}

/**
 * Keeps the two other fields of heat in sync with the entered one. Typed values are never changed; a default that the
 * user did not type is clamped to the limits of the heater.
 */
export class HeatSync {
  readonly #options: HeatSyncOptions;
  #air: string;
  #isUntouched: boolean;
  readonly #call = new AbortableCall();

  constructor(options: HeatSyncOptions) {
    this.#options = options;
    this.#air = airOf(this.#criteria);
    this.#isUntouched = this.#hasDefaultHeat();
  }

  /** The criteria opened: requests once what their heat amounts to. */
  open(): void {
    const source = this.#source;
    if (!this.#isHeated || source === null) return;
    if (this.#isUntouched) {
      this.#stepDefault();
    } else {
      this.#writeGivenAs(source);
      this.#step(this.#options.calls.discharge, 0);
    }
  }

  /** The user typed into one of the three fields. */
  type(field: HeatField): void {
    if (!this.#isHeated) return;
    this.#isUntouched = false;
    const { [field]: value, heatGivenAs } = this.#criteria;
    if (isProvided(value)) {
      this.#writeGivenAs(field);
      this.#step(this.#plainCall(field), this.#options.delayMs);
    } else if (field === heatGivenAs) {
      this.stop();
      // A text that is no number is corrected in a moment; an empty field takes along what followed it.
      if (value === null) this.#forget(null);
    }
  }

  /** Something else changed, the air of the job perhaps. */
  changed(): void {
    const air = airOf(this.#criteria);
    if (air === this.#air) return;
    this.#air = air;
    if (!this.#isHeated) return;
    if (this.#isUntouched) this.#stepDefault();
    else if (this.#source !== null) this.#step(this.#options.calls.withinLimits, this.#options.delayMs);
  }

  /** The defaults are back. */
  reset(): void {
    this.stop();
    this.#air = airOf(this.#criteria);
    this.#isUntouched = this.#hasDefaultHeat();
    this.#options.show(HEAT_NOT_KNOWN);
  }

  stop(): void {
    this.#call.stop();
  }

  get #criteria(): ExhaustCriteria {
    return this.#options.form.read();
  }

  get #isHeated(): boolean {
    return this.#options.form.isHeated(this.#criteria);
  }

  get #source(): HeatField | null {
    return heatSource(this.#criteria, this.#criteria.heatGivenAs);
  }

  #hasDefaultHeat(): boolean {
    const { defaults } = this.#options;
    return heatSource(defaults, null) !== null && isSameHeat(this.#criteria, defaults);
  }

  /** One call for the heat that was given. */
  #step(call: EnergyCall, afterMs: number): void {
    const source = this.#source;
    const request = source === null ? null : energyRequest(this.#criteria, this.#criteria, source);
    if (source === null || request === null) {
      this.stop();
      this.#forget(source);
      return;
    }
    this.#ask(afterMs, source, async (signal) => {
      const values = await call(request, signal);
      // A clamped result is no longer the typed heat, so the plain call computes it without limits.
      const isReduced = call === this.#options.calls.withinLimits && values.message !== null;
      const own = isReduced ? await this.#plainCall(source)(request, signal) : values;
      if (!signal.aborted) this.#follow(own, source, heatInTenths(heatOf(own)));
    });
  }

  /** The default heat of a category at another air: the response sets all three. */
  #stepDefault(): void {
    const { defaults, calls, delayMs } = this.#options;
    const source = heatSource(defaults, null);
    const request = source === null ? null : energyRequest(this.#criteria, defaults, source);
    if (source === null || request === null) {
      this.stop();
      this.#put(defaults, null);
      this.#writeGivenAs(null);
      this.#options.show(HEAT_NOT_KNOWN);
      return;
    }
    this.#ask(delayMs, source, async (signal) => {
      const values = await calls.withinLimits(request, signal);
      if (signal.aborted) return;
      const kept = values.message === null ? source : 'temperatureRise';
      // A limit is met to the last digit: a rise rounded up would break it.
      this.#follow(values, null, { ...heatInTenths(heatOf(values)), [kept]: heatOf(values)[kept] });
      this.#writeGivenAs(kept);
    });
  }

  #ask(afterMs: number, source: HeatField, response: (signal: AbortSignal) => Promise<void>): void {
    this.#call.start(afterMs, response, (error) => {
      this.#options.onFailure(error);
      this.#forget(source);
      this.#options.show({ values: null, hasFailed: true });
    });
  }

  #plainCall(source: HeatField): EnergyCall {
    const { ofRise, ofOutput } = this.#options.calls;
    return source === 'temperatureRise' ? ofRise : ofOutput;
  }

  #follow(values: EnergyValues, source: HeatField | null, heat: Heat): void {
    this.#put(heat, source);
    this.#options.show({ values, hasFailed: false });
  }

  /** Clears values that no longer follow the entered one, since they would mislead. */
  #forget(source: HeatField | null): void {
    if (source === null) this.#writeGivenAs(null);
    for (const field of HEAT_FIELDS) if (field !== source) this.#write(field, null);
    this.#options.show(HEAT_NOT_KNOWN);
  }

  #put(heat: Heat, source: HeatField | null): void {
    for (const field of HEAT_FIELDS) if (field !== source) this.#write(field, heat[field]);
  }

  #write(field: HeatField, value: number | null): void {
    if (this.#criteria[field] !== value) this.#options.form.write(field, value);
  }

  #writeGivenAs(field: HeatField | null): void {
    if (this.#criteria.heatGivenAs !== field) this.#options.form.writeGivenAs(field);
  }
}

function airOf(criteria: ExhaustCriteria): string {
  return JSON.stringify([...AIR_FIELDS.map((field) => criteria[field]), criteria.heatBasis]);
}
