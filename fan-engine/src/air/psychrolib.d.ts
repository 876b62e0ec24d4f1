/** The part of psychrolib 2.5 that the engine uses; the package carries no types. */
declare module 'psychrolib' {
  export interface Psychrometrics {
    readonly IP: 1;
    readonly SI: 2;
    SetUnitSystem(system: 1 | 2): void;
    GetUnitSystem(): 1 | 2 | undefined;
    GetStandardAtmPressure(altitude: number): number;
    GetSatVapPres(dryBulb: number): number;
    GetHumRatioFromTWetBulb(dryBulb: number, wetBulb: number, pressure: number): number;
    GetHumRatioFromRelHum(dryBulb: number, relativeHumidity: number, pressure: number): number;
    GetTWetBulbFromHumRatio(dryBulb: number, humidityRatio: number, pressure: number): number;
    GetRelHumFromHumRatio(dryBulb: number, humidityRatio: number, pressure: number): number;
    GetTDewPointFromHumRatio(dryBulb: number, humidityRatio: number, pressure: number): number;
    GetMoistAirEnthalpy(dryBulb: number, humidityRatio: number): number;
    GetTDryBulbFromEnthalpyAndHumRatio(enthalpy: number, humidityRatio: number): number;
    GetMoistAirVolume(dryBulb: number, humidityRatio: number, pressure: number): number;
    GetMoistAirDensity(dryBulb: number, humidityRatio: number, pressure: number): number;
    GetSatHumRatio(dryBulb: number, pressure: number): number;
  }
  const psychrolib: Psychrometrics & { readonly constructor: new () => Psychrometrics };
  export default psychrolib;
}
