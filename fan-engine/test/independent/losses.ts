import type { FamilyData, LineData } from './catalogue-data.ts';
import type { Job } from './job.ts';

/** Pressure of a component, in. w.g. at reference velocity, and half of the dirt it is sized with (section 11). */
const COMPONENTS: Readonly<Record<string, readonly [at: number, fpm: number, exponent: number, halfDirt: number]>> = {
  'filter.mesh.2in.washable': [0.08, 500, 1.7, 0.05],
  'filter.merv8.4in': [0.2, 500, 1.5, 0.125],
  'damper.mixing.box': [0.12, 1000, 2, 0],
  'hood.birdscreen': [0.05, 500, 2, 0],
  'coil.dx.4row.wet': [0.55, 500, 1.8, 0],
  'coil.dx.6row.wet': [0.8, 500, 1.8, 0],
  'coil.electric': [0.1, 700, 2, 0],
  'furnace.indirect.hx': [0.35, 800, 2, 0],
  'burner.direct.profile': [0.625, 3000, 2, 0],
  'wheel.sp.cabinet.loss': [0.08, 500, 2, 0],
};

/**
 * Velocities the document leaves open, by docs/engineering/README.md: a cabinet is laid out for 400 fpm at the nominal
 * airflow of its wheel, a furnace for the 800 fpm that its loss is stated at; profile plates keep the flame at 3,000 fpm
 * at any airflow; a hood has twice the throat (D + 6 in)^2.
 */
function faceVelocity(face: string, line: { family: FamilyData; diameterIn: number; wheels: number }, cfm: number) {
  const diameterFt = line.diameterIn / 12;
  const circle = line.wheels * (Math.PI / 4) * diameterFt ** 2;
  const cabinet = cfm / ((line.family.nominalWheelVelocity * circle) / 400);
  if (face === 'cabinet') return cabinet;
  if (face === 'furnace') return 2 * cabinet;
  if (face === 'burner') return 3000;
  if (face === 'hood') return cfm / (2 * ((line.diameterIn + 6) / 12) ** 2);
  throw new Error(`No face ${face}`);
}

/** Resistances besides the line's own parts: the parts with which every new item of its kind starts. */
function openingParts(line: LineData, job: Job): { component: string; face: string }[] {
  const { cfm, nominalCoolingTons: tons, maxOutdoorAirPercentage: outdoorAir } = job;
  const parts = line.supply?.standardOptions.includes('F4M8') ? ['filter.merv8.4in'] : [];
  if (line.category === 'HvacUnit') {
    const airPerTon = cfm / (tons ?? 1);
    parts.push(airPerTon < 250 ? 'coil.dx.6row.wet' : 'coil.dx.4row.wet');
    if ((outdoorAir ?? 100) < 100) parts.push('damper.mixing.box');
  }
  const hasHood = line.supply && !['InlineFiltered', 'EconomySupply'].includes(line.subCategory);
  if (hasHood) parts.push('hood.birdscreen');
  return parts.map((component) => ({ component, face: 'cabinet' }));
}

/** What the fan gives besides the pressure of the duct, in. w.g. at the density of the job. */
export function pressureInside(
  line: LineData,
  wheel: { family: FamilyData; diameterIn: number; wheels: number },
  job: Job,
  ratio: number,
): number {
  const parts = [...line.internalLosses, ...openingParts(line, job)];
  return parts.reduce((sum, { component, face }) => {
    const facts = COMPONENTS[component];
    if (!facts) throw new Error(`No component ${component}`);
    const [at, fpm, exponent, halfDirt] = facts;
    const velocity = faceVelocity(face, wheel, job.cfm);
    return sum + at * (velocity / fpm) ** exponent * ratio + halfDirt;
  }, 0);
}
