import { type NameMeant, named } from './name-meant.ts';

/** Names in English, Spanish, French and German as drawings, programs and makers write them: the last words of a head. */
export const OF_THE_ITEM: readonly NameMeant[] = [
  ...named(
    'tag',
    1,
    `tag, mark, unit no, unit number, unit id, unit tag, unit mark, id tag, tag no, tag number, tag id, mark no, mark
    number, equip no, equip tag, equip id, equip mark, eq no, eqpt no, equipment no, equipment number, equipment
    tag, equipment id, equipment mark, type mark, fan no, fan number, fan tag, fan id, fan mark, fan unit no, fan
    designation, designation, plan mark, plan designation, plan id, plan code, drawing tag, drawing mark, drawing
    symbol, asset tag, asset no, asset id, ref, ref no, reference, reference no, fan ref, unit ref, identification,
    ident, identity mark, identifier, equipment designation, unit designation, symbol no, device tag, instance mark,
    etiqueta, clave, tag de equipo, no de equipo, no equipo, designacion, identificacion, codigo, rep, repere,
    reperage, code, kennzeichen, kennzeichnung, anlagennummer, anlagen nr, anlage nr, geratenummer,
    kurzzeichen, aks`,
  ),
  ...named(
    'tag',
    2,
    `desig, equip desig, unit desig, fan desig, sym, symb, key, plan desig, item, item no, no, number, nr, nr., unit, units tag, fan, fan unit, symbol, id, pos, pos no, pos nr, position,
    equipment, equip, system no, system tag, sys no, unit name, fan name, name, equipo, marca, marque, partida,
    numero, anlage, gerat, bezeichnung, ventilateur, ventilador, ventilator, line, line no, system id, label, system name, family
    tag`,
  ),
  ...named(
    'service',
    1,
    `service, serves, serving, area served, areas served, room served, rooms served, space served, spaces served,
    system served, area serving, area serves, service area, served, served area, zone served, application, use,
    servicio, area servida, area de servicio, areas servidas, sirve a, area a servir, da servicio a, desserte, dessert, desservant, local
    desservi, locaux desservis, zone desservie, usage, desservi, versorgt, versorgter bereich, bereich, einsatzort,
    nutzung, dienst, area, zone, area zone, zona, system, sistema, systeme, function, purpose, unit service, service
    location`,
  ),
  ...named(
    'location',
    1,
    `location, fan location, unit location, room, room name, room no, room number, space, space name, floor, level,
    building, bldg, ubicacion, localizacion, local, piso, nivel, planta, edificio, emplacement, localisation, etage,
    niveau, batiment, piece, standort, aufstellungsort, aufstellort, raum, raum nr, geschoss, ebene, gebaude,
    installation location, loc, site, job site, jobsite, site location, city, city state, town, job location, ciudad, ville, stadt, ort`,
  ),
  ...named(
    'type',
    1,
    `type, fan type, unit type, equipment type, description, equipment description, fan description, unit
    description, style, fan style, kind, category, fan class type, tipo, tipo de ventilador, tipo de equipo,
    descripcion, type de ventilateur, typ, ventilatortyp, bauart, beschreibung, genre, blower type, wheel type,
    impeller type, fan wheel type, rotor, type of fan, equipment type description`,
  ),
  ...named(
    'drive',
    1,
    `drive, drive type, fan drive, dr type, belt direct, transmision, tipo de transmision, accionamiento,
    entrainement, transmission, antrieb, antriebsart, belt or direct, drive method, drive arrangement, type drive`,
  ),
  ...named(
    'mounting',
    1,
    `mounting, mounting type, mount, mount type, configuration, montaje, montage, einbau, einbauart, installation
    type, discharge, discharge type, discharge direction, descarga`,
  ),
  ...named(
    'model',
    1,
    `model, model no, model number, fan model, unit model, basis of design, basis of design model, manufacturer
    model, manufacturer and model, manufacturer model no, manufacturer & model, mfr model, mfg model, mfr and model,
    mfg and model, make model, make and model, make model no, manufacturer and model no, catalog no, catalogue no,
    catalog number, catalogue number, cat no, part no, modelo, modelo no, modele, modell, selection, manufacturer model number, model basis of design`,
  ),
  ...named(
    'quantity',
    1,
    `qty, qnty, quantity, quan, count, no of, no of fans, no of units, number of fans, number of units, no fans, no
    units, qty of fans, qty of units, units, fan qty, fan quantity, unit qty, fans, no off, no required, no reqd,
    qty reqd, quantity required, amount, how many, cantidad, cant, ctd, no de unidades, unidades, uds, ud, unds, und, n uds, no uds, pzas, piezas, qte,
    quantite, nombre, nbre, nb, anzahl, menge, stuck, stk, stuckzahl, anz, number required, fan count, unit count,
    qty per floor, quantity per floor, qty per level, qty per unit, qty per building, qty per bldg, qty per apartment, no per floor,
    qty units, qty fans, pcs, pieces, pz`,
  ),
  ...named(
    'notes',
    1,
    `notes, note, remarks, remark, comments, comment, see notes, accessories, options, features, notas, nota,
    observaciones, comentarios, accesorios, remarques, observations, commentaires, notes and remarks, remarks notes,
    bemerkung, bemerkungen, anmerkung, anmerkungen, hinweise, zubehor, remarks and accessories, options and
    accessories, accessories and options, options accessories, accessories options, notes accessories, additional
    notes, general notes, special features, controls notes`,
  ),
];
