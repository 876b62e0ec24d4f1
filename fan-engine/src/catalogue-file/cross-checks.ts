import type { CatalogueDocument, LineEntry } from '../catalogue/catalogue-document.ts';
import { categoriesOf } from '../catalogue/compile-categories.ts';
import { fanFamily } from '../curve/fan-family.ts';
import { categoryProblems, placeProblems } from './category-checks.ts';
import type { CatalogueFault } from './fault.ts';
import { repeated } from './repeated.ts';

const STEPS = 200;

/** What a schema cannot say: parts of a catalogue that do not go together. */
export function crossFaults(file: string, document: CatalogueDocument): CatalogueFault[] {
  const at = (cell: string, message: string): CatalogueFault => ({ file, row: null, cell, message });
  const { curves, lines, hvlsLines, options } = document;
  const categories = categoriesOf(document);
  return [
    ...Object.entries(curves).flatMap(([key, table]) =>
      curveProblems(key, table).map((text) => at(`curves.${key}`, text)),
    ),
    ...categoryProblems(document).map(([place, text]) => at(place, text)),
    ...lines.flatMap((line, index) =>
      [...placeProblems(line, categories), ...lineProblems(line, document)].map((text) => at(`lines[${index}]`, text)),
    ),
    ...repeated([...lines, ...hvlsLines].map(({ id }) => String(id))).map((id) =>
      at('lines', `the id ${id} is used twice`),
    ),
    ...repeated(
      [...lines, ...hvlsLines].map(({ code, ...line }) => `${code}${'suffix' in line ? line.suffix : ''}`),
    ).map((code) => at('lines', `the code ${code} is used twice`)),
    ...repeated(options.map(({ fanOptionId }) => String(fanOptionId))).map((id) =>
      at('options', `the id ${id} is used twice`),
    ),
    ...beltDriveProblems(document).map((text) => at('beltDrives', text)),
    ...optionProblems(document).map(([place, text]) => at(`options[${place}]`, text)),
  ];
}

function curveProblems(key: string, table: CatalogueDocument['curves'][string]): string[] {
  const { phi, psi, lambda } = table;
  if (phi.length !== psi.length || phi.length !== lambda.length) return ['phi, psi and lambda have different lengths'];
  if (phi.some((value, index) => index > 0 && value <= (phi[index - 1] ?? 0))) return ['phi does not rise'];
  if (phi[0] !== 0) return ['phi does not begin at 0'];
  if (psi.at(-1) !== 0 && table.endsBeforeFreeDelivery !== true)
    return ['psi does not end at 0, which is free delivery; endsBeforeFreeDelivery says that it may not'];
  const family = fanFamily(key, table);
  const flows = Array.from({ length: STEPS }, (_, step) => (family.phiMax * (step + 1)) / STEPS);
  const slopes = flows.map((flow) => family.psiAt(flow) / flow ** 2);
  return [
    ...(table.stallPhi > table.phiAtPeak ? ['it would stall at its best point: stallPhi lies right of it'] : []),
    ...(slopes.some((slope, index) => index > 0 && slope >= (slopes[index - 1] ?? 0))
      ? ['a system would meet it at two airflows: psi over phi squared does not fall all the way']
      : []),
    ...(flows.some((flow) => family.lambdaAt(flow) <= flow * family.psiAt(flow))
      ? ['it gives more air power than it takes']
      : []),
  ];
}

function lineProblems(line: LineEntry, { curves, options }: CatalogueDocument): string[] {
  const { family, classes, wheelSizesIn, airflow, supply } = line;
  const curve = curves[family];
  const codes = new Set(options.map(({ code }) => code));
  return [
    ...(curve === undefined ? [`there is no curve ${family}`] : []),
    ...classes
      .filter((fanClass) => curve !== undefined && curve.tipSpeedLimits[fanClass] === undefined)
      .map((fanClass) => `the curve ${family} has no tip speed for class ${fanClass}`),
    ...(wheelSizesIn.some((size, index) => index > 0 && size <= (wheelSizesIn[index - 1] ?? 0))
      ? ['the wheel sizes do not rise']
      : []),
    ...(airflow.minimum >= airflow.maximum ? ['the smallest airflow is not below the largest'] : []),
    ...(supply?.standardOptions ?? []).filter((code) => !codes.has(code)).map((code) => `there is no option ${code}`),
  ];
}

function optionProblems({ options }: CatalogueDocument): [number, string][] {
  const codes = new Set(options.map(({ code }) => code));
  return options.flatMap(({ code, requires = [], excludes = [], recommendedUnless = [] }, index) => {
    const unknown = [...requires.flat(), ...excludes, ...recommendedUnless].filter((named) => !codes.has(named));
    return [
      ...unknown.map((named): [number, string] => [index, `${code} names ${named}, which there is not`]),
      ...(excludes.includes(code) ? [[index, `${code} excludes itself`] as [number, string]] : []),
    ];
  });
}

function beltDriveProblems({ beltDrives, curves, options }: CatalogueDocument): string[] {
  if (beltDrives === undefined) return [];
  const { wheelWeights, longLife } = beltDrives;
  const hasOption = longLife === undefined || options.some(({ code }) => code === longLife.option);
  return [
    ...Object.keys(wheelWeights)
      .filter((key) => curves[key] === undefined)
      .map((key) => `there is no curve ${key}`),
    ...(hasOption ? [] : [`there is no option ${longLife.option}`]),
  ];
}
