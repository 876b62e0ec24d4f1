import { BRAKE_HORSEPOWER, meaning, type NameMeant, named } from './name-meant.ts';

export const OF_THE_DUTY: readonly NameMeant[] = [
  ...named(
    'cfm',
    2,
    `cfm, cfm fan, cfm per fan, cfm each fan, scfm, acfm, airflow, air flow, flow, flow rate, flowrate, airflow rate, air flow rate, air volume, volume,
    volume flow, volume flow rate, vol flow, vol, air qty, air quantity, air quantities, air, air rate, airflow
    required, air delivery, delivered air, fan airflow, fan flow, fan capacity, capacity airflow, fan air volume,
    air capacity, gasto, caudal, caudal de aire, flujo, flujo de aire, volumen, volumen de aire, gasto de aire, pcm,
    debit, debit dair, debit air, debit volumique, volumenstrom, luftmenge, luftvolumenstrom, luftleistung,
    v m3 h, q m3 h, qv m3 h, v m3 s, q l s, qv, fordermenge, volumen strom, vol strom, v strom, nennvolumenstrom, ventilation rate, free air`,
  ),
  // What a fan delivers says the duty only where nothing is scheduled.
  ...named(
    'cfm',
    3,
    'measured cfm, measured airflow, actual cfm, actual airflow, op cfm, opcfm, operating cfm, operating airflow, cfm real, caudal real',
  ),
  ...named('staticPressure', 3, 'actual esp, actual sp, op esp, opesp, operating esp, operating sp, pee real'),
  ...named(
    'staticPressure',
    1,
    `esp, ext sp, ext static, ext static press, ext static pressure, ext stat press, external sp, external static,
    external static press, external static pressure, external pressure, ext press, ext pressure, external press,
    external stat press, ext s p, presion estatica externa, presion externa, presion estatica ext, presion
    disponible, pression disponible, pression statique externe, pse, p s e, pression externe, pression statique disponible, pee,
    psd, externer druck, externe pressung, ext druck, externer statischer druck, ext pressung, externe
    druckerhohung, externer druckverlust, delta p ext, delta p extern, dp ext, dp extern, delta p externe, static pressure external, static external, sp external, sp ext, available
    static pressure, pe ext, avail static pressure, estatica externa, available pressure, ext druckverlust, druckverlust extern, druckverlust ext, druck extern, pressung extern, pressung ext,
    ext delta p, ext dp, extern delta p, externes delta p, external resistance, ext resistance, external duct resistance`,
  ),
  ...named(
    'staticPressure',
    2,
    `sp, s p, static, static press, static pressure, stat press, stat pressure, static pr, static head, stat pr,
    pressure, press, fan sp, fan static, fan static pressure, fan pressure, design sp, presion estatica, presion,
    pe, cpe, c p e, p estatica, caida de presion estatica, pression statique, pression, statischer druck, stat druck, druck,
    druckerhohung, pressung, statische druckerhohung, duct static pressure, duct static, design static pressure,
    presion est, pres est, pres estatica, p est, ps, system static pressure, system static, inlet static pressure, inlet sp, resistance, system resistance, fan resistance, duct resistance`,
  ),
  ...named(
    'staticPressure',
    3,
    `tsp, total sp, total static, total static press, total static pressure, tot static, tot sp, total stat press,
    presion estatica total, pression statique totale, statischer gesamtdruck, tot static pressure, int static
    pressure total, total fan static pressure, total fan static, static pressure total, static total`,
  ),
  ...named(
    'staticPressure',
    5,
    `tp, total pressure, total press, fan total pressure, ftp, presion total, pression totale, gesamtdruck,
    totaldruck`,
  ),
  ...named(
    'duty',
    1,
    `duty, fan duty, duty point, operating point, design duty, fan performance, performance, punto de operacion,
    point de fonctionnement, betriebspunkt`,
  ),
  ...named(
    'sones',
    1,
    `sones, sone, max sones, loudness, sonios, sonio, inlet sones, fan sones, sones max, sound sones, sone level`,
  ),
  // A-weighted sound pressure; decibels of another kind have no field.
  ...named('soundPressure', 1, 'dba, db a, lpa, lp a, dba level, dba max, max dba, dba1m'),
  ...named(
    'motorHp',
    1,
    `hp, motor hp, mhp, motor size, motor power, motor horsepower, horsepower, fan hp, nominal hp, nom hp, rated hp,
    motor rating, nameplate hp, motor kw, fan kw, motor w, motor watts, fan motor hp, fan motor, motor output, motor
    capacity, potencia motor, potencia del motor, potencia de motor, cv, ch, puissance moteur, puissance du moteur,
    motorleistung, nennleistung, motornennleistung, caballos, caballaje, unit hp, supply fan hp, fan power, fan
    motor power, motor hp kw, size hp, hp per fan, hp fan, motor hp per fan`,
  ),
  ...named(
    'motorHp',
    2,
    `power, motor, moteur, kw, watts, watt, w, potencia, puissance, leistung, motor data, rated power, electrical power,
    potencia electrica, puissance electrique, potencia nominal, puissance nominale`,
  ),
  ...named(
    'btus',
    1,
    `mbh output, output mbh, output, heating output, heat output, output capacity, output btuh, output btu h, output
    btu hr, heating output mbh, net output, mbh out, out mbh, salida mbh, mbh salida, heating mbh output, mbh net`,
  ),
  ...named(
    'btus',
    2,
    `mbh, btuh, btu h, btu hr, heating mbh, heating capacity, heat capacity, heating cap, heat, heating, heating
    total mbh, capacidad de calefaccion, calefaccion, puissance de chauffage, puissance chauffage, heizleistung,
    warmeleistung, gas heat, gas heating, mbh in out, gas mbh in out, mbh input output, gas input output`,
  ),
  ...named(
    'btus',
    5,
    `mbh input, input mbh, input, gas input, heat input, heating input, input btuh, input btu h, input btu hr, gas
    input mbh, input capacity, heating input mbh, gas mbh, mbh in, in mbh, entrada mbh, mbh entrada`,
  ),
  ...named(
    'kWs',
    1,
    `heater kw, heating kw, heat kw, electric heat kw, elec heat kw, electric heater kw, coil kw, heater size,
    electric heat, elec heat, eh kw, duct heater kw, kw heat`,
  ),
  ...named('temperatureRise', 4, 'max rise, maxrise, rise max, full fire rise, aum max'),
  ...named(
    'temperatureRise',
    1,
    `temp rise, temperature rise, rise, air temp rise, air temperature rise, delta t, deltat, td, dt, air delta t,
    temp difference, incremento de temperatura, elevation de temperature, temperaturerhohung, temp rise f, heating
    rise`,
  ),
  ...named(
    'nominalCoolingTons',
    1,
    `tons, ton, nominal tons, nom tons, cooling tons, nominal cooling tons, tonnage, nom cooling tons, nominal
    tonnage, nominal capacity tons, cooling capacity tons, nominal cooling capacity, nominal cooling, toneladas,
    toneladas de refrigeracion, tr, tonnes, tonnes nominales, total cooling tons`,
  ),
  ...named(
    'temperature',
    1,
    `airstream temp, airstream temperature, air temp, air temperature, operating temp, operating temperature, max air
    temp, design air temp, temperatura del aire, temperature de lair, lufttemperatur, air stream temp, air stream
    temperature`,
  ),
  ...named(
    'altitude',
    1,
    `altitude, altitud, site elevation, site altitude, alt ft, alt m, site alt, hohe uber nn, elev above sea level, elevation above sea level,
    ft above sea level`,
  ),
  ...named(
    'squareFeet',
    1,
    `floor area, room area, space area, sq ft, sqft, square feet, area sq ft, area sf, area sqft, area ft2, area m2,
    room size, superficie, flache, area served sf, area served sq ft, area served sqft, coverage, coverage area, area covered,
    area coverage, floor area served`,
  ),
  ...named(
    'postalCode',
    1,
    `zip, zip code, postal code, zipcode, postcode, codigo postal, code postal, postleitzahl, plz`,
  ),
];

export const OF_THE_SHAFT: readonly NameMeant[] = meaning(
  BRAKE_HORSEPOWER,
  `bhp, brake hp, brake horsepower, max bhp, fan bhp, b hp, brake power, absorbed power, shaft power, bkw, brake
  kw, bhp max, design bhp, puissance absorbee, potencia al freno, wellenleistung, operating hp, op hp, operating power, op power, oper power, fan operating power`,
);

export const OF_THE_SUPPLY: readonly NameMeant[] = [
  ...named(
    'voltage',
    1,
    `v, volt, volts, voltage, vac, volts ac, motor voltage, rated voltage, nominal voltage, tension, voltaje,
    spannung, u v, nennspannung, spannung v, tension v, voltaje v, voltage v, tensione, voltage vac, motor volts, motor
    v, supply voltage`,
  ),
  ...named('phase', 1, 'ph, phase, phases, fase, fases, phasen, no of phases, p'),
  // As Revit names the lines that a circuit takes.
  ...named('phase', 2, 'number of poles, no of poles'),
  ...named('frequency', 1, 'hz, hertz, cycle, cycles, cy, freq, frequency, frecuencia, frequence, frequenz'),
  ...named(
    'supply',
    1,
    `electrical, elec, elect, electric, electrical data, electrical supply, power supply, power source, elec data, elec supply,
    electrical characteristics, elec char, electrical service, elec service, elect service, electric service, electrical requirements, electrical information,
    electrical power supply, alimentacion, alimentacion electrica, caracteristicas electricas, datos electricos,
    alimentation, alimentation electrique, caracteristiques electriques, netzanschluss, stromversorgung, anschluss,
    elektrischer anschluss, electrical connection, vph, vphhz, volts phase, voltage phase, v p h, power characteristics, voltage
    phase frequency, voltage and phase, volts and phase, service voltage phase`,
  ),
];
