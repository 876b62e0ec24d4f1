/** Words of the trade for the same thing, each as the catalogue's names write it. */
const SAME: Readonly<Record<string, string>> = {
  restaurant: 'grease',
  kitchen: 'grease',
  hood: 'grease',
  cooking: 'grease',
  cocina: 'grease',
  grasa: 'grease',
  bathroom: 'restroom',
  bath: 'restroom',
  toilet: 'restroom',
  washroom: 'restroom',
  baño: 'restroom',
  mua: 'makeup',
  mau: 'makeup',
  doas: 'hvac',
  rtu: 'hvac',
  ahu: 'hvac',
  outdoor: 'hvac',
  lab: 'fume',
  laboratory: 'fume',
  prop: 'axial',
  propeller: 'axial',
  tubeaxial: 'axial',
  vaneaxial: 'axial',
  spray: 'paint',
  booth: 'paint',
  duct: 'inline',
  ducted: 'inline',
  line: 'inline',
  mixed: 'inline',
  scroll: 'utility',
  cabinet: 'ceiling',
  upblast: 'upblast',
  downblast: 'downblast',
  hvls: 'high',
  extract: 'exhaust',
  extraction: 'exhaust',
  extracción: 'exhaust',
  heater: 'heaters',
  heating: 'heated',
};

/** Words that say nothing of the fan. */
const FILLERS = new Set(
  'a an and at duty fan fans for from general in is minimum need needs of on or set size the to type unit units with'.split(
    ' ',
  ),
);

/** Words of a name or of what was typed, as they are compared. */
export function wordsOf(text: string): readonly string[] {
  const words = text
    .toLowerCase()
    .replaceAll(/make[ -]?up/g, 'makeup')
    // UL 762 lists fans for grease.
    .replaceAll(/\bul[ -]?762\b/g, 'grease')
    .replaceAll(/up[ -]blast/g, 'upblast')
    .replaceAll(/down[ -]blast/g, 'downblast')
    .match(/\p{L}+/gu);
  return (words ?? []).filter((word) => !FILLERS.has(word)).map((word) => SAME[word] ?? word);
}
