import { type NameMeant, unused } from './name-meant.ts';

/** Names that are known, so that a line of them is a line of heads, and that no field of a duty has. */
export const NOT_USED: readonly NameMeant[] = [
  ...unused(
    'status',
    'status, etat, statut, estado, estatus, zustand, fan status, unit status, equip status, equipment status, new or existing, new existing, new exist, n e, n e d, n e r, standby, stand by, stby',
  ),
  ...unused('current', 'motor fla, fla motor, fan motor fla, unit fla'),
  ...unused(
    'otherPower',
    `input power, input watts, input w, power input, power consumption, leistungsaufnahme, max watts input,
    input kw, inputkw, entrada kw, kva, connected load, connected load kva, carga conectada`,
  ),
  ...unused(
    'decibels',
    `db, lwa, lpa, lw, lp, spl, noise, noise level, sound power, sound pressure, sound level, sound, max
    sound level, sound data, nivel sonoro, ruido, nivel de ruido, niveau sonore, bruit, schallpegel, schallleistung,
    schalldruck, gerausch, nc, nc level, sound rating, max nc`,
  ),
  ...unused(
    'fanSpeed',
    `rpm, fan rpm, frpm, n 1 min, n min 1, n u min, speed, fan speed, max rpm, wheel rpm, motor rpm, motor speed, drehzahl, tr min, tours min,
    vitesse, velocidad, rpm max, r min, min 1, revoluciones, u min`,
  ),
  ...unused(
    'airSpeed',
    `fpm, tip speed, outlet velocity, outlet vel, ov, velocity, vel, face velocity, max fpm, vitesse dair, velocidad
    de aire, max velocity`,
  ),
  ...unused(
    'weight',
    `weight, wt, weight lb, weight lbs, lbs, lb, operating weight, oper weight, max weight, approx weight, approx wt,
    unit weight, op wt, oper wt, peso, poids, masse, gewicht, kg, weight kg, ship weight, shipping weight, unit wt,
    max wt, operating wt`,
  ),
  ...unused(
    'current',
    `mca, mocp, mop, fla, rla, lra, amps, amp, ampere, amperes, amperage, full load amps, max fuse, fuse, motor fla,
    max amps, mfs, amperaje, corriente, courant, intensite, strom, nennstrom, stromaufnahme, min circuit ampacity,
    max overcurrent, breaker, breaker size, circuit breaker, ocp, mocpd, mop a, mca a, fuse size, fla amps, sccr, sccr ka,
    compressors, compressor qty, compresores, rla c u, lra c u`,
  ),
  ...unused(
    'connection',
    `panel, circuit, ckt, circuit no, panel circuit, panel no, disconnect, disconnect type, starter, starter type,
    disc, secc, seccionador, arranc, arrancador, vfd, vsd, ecm, emergency power, e power, standby power, motor starter,
    fed from, source, interlock, interlock with, interlocked with, control, controls, control type, controlled by, thermostat, switch, speed
    control, speed controller, motor control, control method, controller, variateur, mando`,
  ),
  ...unused(
    'manufacturer',
    `manufacturer, mfr, mfg, make, vendor, brand, fabricante, fabricant, hersteller, fabrikat, manufacturers,
    approved manufacturers, acceptable manufacturers, alternate manufacturers, constructeur, mfgr, manuf`,
  ),
  ...unused(
    'size',
    `wheel dia, wheel diameter, diameter, dia, size, fan size, wheel size, unit size, duct size, opening, opening
    size, ro, rough opening, dimensions, dims, length, width, height, l, h, d, l x w x h, damper size, curb size,
    inlet size, outlet size, impeller diameter, impeller dia, blade dia, dimensiones, diametro, diametre, taille,
    tamano, grosse, durchmesser, abmessungen, nennweite, connection size, curb height, curb, curb type, roof curb`,
  ),
  ...unused(
    'construction',
    `class, fan class, motor type, motor enclosure, enclosure, wheel, material, construction, frame, frame size,
    insulation, efficiency, motor efficiency, arrangement, fan arrangement, amca arrangement, rotation, blades, no
    of blades, damper, dampers, backdraft damper, bdd, filter, filters, filter type, filter size, finish, color,
    clase, static efficiency, fan efficiency, total efficiency, eff, feg, fei, filtration, merv, birdscreen,
    coating, bearing, bearings, poles, stages, damper type, vibration isolation, isolation, isolators, vibration
    isolators, protection, ip, schutzart, ie class, number of blades, housing, casing, quality, motor class, belt
    section, belts, motor sheave, fan sheave, belt speed, bearing l10, seccion de correa, correas, polea del motor,
    polea del ventilador, velocidad de correa, rodamiento l10`,
  ),
  ...unused(
    'otherPressure',
    `pd, apd, wpd, pressure drop, air pd, air pressure drop, water pd, press drop, dp, delta p, vp, velocity
    pressure, velocity press, tdh, head, total head, pump head, total dynamic head, caida de presion, perte de
    charge, pertes de charge, druckverlust, druckabfall, gas pressure, inlet gas pressure, filter pd, coil pd, pdc,
    isp, internal static pressure, internal sp, static drop, air press drop, pressure class, coil pressure drop,
    filter pressure drop, max pd, max apd, max air pd`,
  ),
  ...unused(
    'otherFlow',
    `gpm, flow gpm, water flow, water flow rate, cfh, gas cfh, steam, lb hr, lbs hr, l min, condensate, hot water,
    chilled water`,
  ),
  ...unused(
    'coilTemperature',
    `eat, lat, ewt, lwt, edb, ldb, ewb, lwb, entering air, leaving air, entering air temp, leaving air temp, eat f,
    lat f, ent air temp, lvg air temp, ambient, ambient temp, ambient air, temp, temperature, db, wb, dry bulb, wet
    bulb, db wb, db f, wb f, eat db, eat wb, lat db, lat wb, eat db wb, lat db wb, entering db, entering wb, leaving
    db, leaving wb, oat, oa temp, temperatura, ent, lvg, entering, leaving, zulufttemperatur`,
  ),
  ...unused(
    'coolingCapacity',
    `sensible, sensible mbh, total mbh, total capacity, sens mbh, sensible capacity, latent, cooling mbh, cooling
    capacity, total cooling, cooling, sens cap, tot cap, total cap, capacity, cap, capacidad, capacidad de
    enfriamiento, kuhlleistung, puissance frigorifique, eer, seer, ieer, cop, refrigerant, refrigerant type, mbh
    total, mbh sensible`,
  ),
  ...unused(
    'sheet',
    `sheet, sheet no, drawing, drawing no, dwg, dwg no, detail, detail no, spec, spec section, specification, date,
    price, cost, unit price, list price, phase of work, revision, rev, schedule, precio, prix, preis,
    contractor, furnished by, installed by, section, total price, unit cost, amount due, discount, net price,
    extended price, lead time`,
  ),
  ...unused(
    'spaceFigure',
    `ach, air changes, air changes per hour, air change rate, occupancy, people, persons, cfm sq ft, cfm sf, cfm
    person, hours, hours of operation, operation, mode`,
  ),
  ...unused('gas', 'gas, gas type, fuel, fuel type, turndown, ignition, thermal efficiency, afue, combustible'),
];
