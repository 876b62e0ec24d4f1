import type { ApiClient } from '@specbuilder/shared-contracts/client';
import {
  DeliverableFormat,
  OptionGroup,
  PdfOrientation,
  REVIT,
  SCHEDULE,
  SOUND_BANDS_HZ,
  SPECIFICATION,
} from '@specbuilder/shared-contracts/domain';
import { equipmentProject } from '../../test/deliverables/equipment-project.ts';
import { pdfLetters, pdfPages, pdfText, textOf, unzipped, wordsOf } from '../../test/deliverables/read-documents.ts';
import { startTestApplication, type TestApplication } from '../../test/test-application.ts';

const { ZIP } = DeliverableFormat;
const WIRING = 'Branch circuit';

describe('The submittal of a project', () => {
  let server: TestApplication;
  let engineer: ApiClient;
  let projectId: string;
  let items: Awaited<ReturnType<typeof equipmentProject>>['items'];
  beforeAll(async () => {
    server = await startTestApplication();
    engineer = await server.clientOf('engineer');
    ({ projectId, items } = await equipmentProject(engineer));
  });
  afterAll(() => server.close());

  const itemOf = async (tag: string) => {
    const { projectItems } = await engineer.projects.read({ projectId });
    const item = projectItems.find((entry) => entry.tag === tag);
    if (item === undefined) throw new Error(`There is no ${tag}`);
    return item;
  };

  it('[API-127] [DLV-004] says of a fan its model, duty, motor, options, sound, curve and dimensions', async () => {
    const text = await pdfText(await engineer.deliverables.submittal({ projectId, specificItemIds: [items.exhaust] }));
    const { modelDisplayAs, rating, motor, voltage } = await itemOf('EF-1');
    expect(text).toContain(`EF-1 ${modelDisplayAs}`);
    expect(text).toContain('2,000 cfm (944 L/s)');
    expect(text).toContain('0.500 in. wg (125 Pa)');
    expect(text).toContain(`${motor.horsepower === 0.75 ? '3/4' : motor.horsepower} hp`);
    expect(text).toContain(`${voltage.display}/${voltage.phase}/60`);
    for (const option of ['NEMA 3R disconnect, mounted and wired', 'Bird screen, aluminium'])
      expect(text).toContain(option);
    for (const level of rating?.inletSoundPower ?? []) expect(text).toContain(String(Math.round(level)));
    expect(rating?.soundPower).toHaveLength(SOUND_BANDS_HZ.length);
    // Texts of the curve and of the drawing.
    expect(text).toContain('Static pressure, in. wg');
    expect(text).toContain('do not select');
    expect(text).toContain('Nominal dimensions without options.');
    expect(text).toContain('Sterile processing, level 3');
  });

  it('has the items in the order of the request', async () => {
    const namesOf = async (specificItemIds: string[]) => {
      const page = await (await engineer.deliverables.submittalPreview({ projectId, specificItemIds })).text();
      return [...page.matchAll(/data-name="(EF-1|SF-1|UH-1) /g)].map(([, tag]) => tag);
    };
    await expect(namesOf([items.heater, items.exhaust, items.supply])).resolves.toEqual(['UH-1', 'EF-1', 'SF-1']);
    await expect(namesOf([items.supply, items.heater, items.exhaust])).resolves.toEqual(['SF-1', 'UH-1', 'EF-1']);
  });

  it('has a preview of its first pages alone, with what the cover says of the whole', async () => {
    const [first, whole] = await Promise.all(
      [true, false].map(async (firstPages) =>
        (await engineer.deliverables.submittalPreview({ projectId, firstPages })).text(),
      ),
    );
    const pagesIn = (html = '') =>
      [...html.matchAll(/<section class="sheet[^>]*>[\s\S]*?<\/section>/g)].map(([page]) => page);
    expect(pagesIn(first)).toEqual(pagesIn(whole).slice(0, 2));
    expect(pagesIn(whole).length).toBeGreaterThan(5);
  });

  it('[DLV-004] has cover, transmittal, index with pages, schedule, pages of every kind of equipment, and start-up', async () => {
    const pages = await pdfPages(await engineer.deliverables.submittal({ projectId }));
    // The index of a short project is below the transmittal.
    const [cover = '', transmittal = ''] = pages;
    for (const words of ['Harbor Point Clinic', '600 E Wells St', 'For approval', 'Elevation', 'Maya Lindqvist']) {
      expect(cover).toContain(words);
    }
    const firstOf = async (tag: string) => {
      const { modelDisplayAs } = await itemOf(tag);
      return pages.findIndex((page) => page.includes(`${tag} ${modelDisplayAs} Quantity`)) + 1;
    };
    for (const tag of ['EF-1', 'SF-1', 'MUA-1', 'RTU-1', 'HV-1', 'UH-1']) {
      const page = await firstOf(tag);
      expect([tag, page]).not.toEqual([tag, 0]);
      expect(transmittal).toMatch(new RegExp(`${tag} .* ${page}(\\n|$)`));
    }
    expect(transmittal).toMatch(/Data sheet RTU-1 \S+ 1/);
    expect(pages[2]).toContain('Exhaust fan schedule');
    // Each check names the equipment that has the part.
    const startUp = pages.slice(pages.findIndex((page) => page.includes('Start-up check list'))).join('\n');
    expect(startUp).toMatch(/Condensate drain has a trap and drains\. RTU-1\n/);
    expect(startUp).toMatch(/Not held by this catalog: .*sound by octave band of HV-1\./s);
    expect(pages.at(-1)).toContain(`Page ${pages.length} of ${pages.length}`);
    const unit = pages.join('\n');
    for (const part of ['Heating', 'Cooling', 'Total cooling', 'Turndown', 'Coverage', 'Airflow at highest speed']) {
      expect(unit).toContain(part);
    }
  });

  it('[DLV-005] has the wiring of each item only where the prewire setting includes it', async () => {
    const textWith = async (includePreWire: boolean) =>
      pdfText(await engineer.deliverables.submittal({ projectId, specificItemIds: [items.hvacUnit], includePreWire }));
    const { voltage } = await itemOf('RTU-1');
    const wired = await textWith(true);
    expect(wired).toContain(WIRING);
    expect(wired).toContain(`MCA ${voltage.minimumCircuitAmpacity.toFixed(1)} A`);
    expect(wired).toContain('Space temperature sensor');
    await expect(textWith(false)).resolves.not.toContain(WIRING);
  });

  it('leads each item to the page that sizes it again', async () => {
    const page = await (await engineer.deliverables.submittalPreview({ projectId })).text();
    const addresses = [...page.matchAll(/href="([^"]*\/fans\/sizer\/curve\?[^"]*)"/g)].map(([, address]) => address);
    expect(addresses.length).toBeGreaterThanOrEqual(6);
    for (const address of addresses) {
      const item = new URL(address ?? '').searchParams.get('item') ?? '';
      const check = await server.client().sizing.printedItem({ item });
      expect([check.modelDisplayAs, check.reasons, check.isSame]).toEqual([check.modelDisplayAs, [], true]);
    }
  });

  it('[DLV-015] carries the name, logo and copyright of the brand whose page requests it', async () => {
    const other = await server.clientOf('engineer', { manufacturerLabelId: 7 });
    const [own, foreign] = [engineer, other].map((client) => client.deliverables.submittalPreview({ projectId }));
    const [ownPage, foreignPage] = [await (await own)?.text(), await (await foreign)?.text()];
    expect(ownPage).toContain('© 2026 Kelvane Air Company');
    expect(foreignPage).toContain('© 2026 Norwick Air Products');
    const logoOf = (page = '') => /aria-label="([^"]*)"><img src="data:image\/svg\+xml;base64,([^"]*)"/.exec(page);
    expect(logoOf(ownPage)?.[1]).toBe('Kelvane');
    expect(logoOf(foreignPage)?.[1]).toBe('Norwick Air');
    expect(logoOf(ownPage)?.[2]).not.toBe(logoOf(foreignPage)?.[2]);
    const pdf = await pdfText(await other.deliverables.submittal({ projectId, specificItemIds: [items.exhaust] }));
    expect(pdf).toContain('© 2026 Norwick Air Products');
    expect(pdf).not.toContain('Kelvane');
  });

  /** Formatted as documents would print them. */
  async function pricesOfItems(): Promise<string[]> {
    const { projectItems } = await engineer.projects.read({ projectId });
    // Round numbers also appear on the axes of curves.
    const values = projectItems
      .flatMap(({ price, motor }) => [price.unit, price.total, price.options, motor.price])
      .filter((usd) => usd > 999 && usd % 100 !== 0);
    // Shorter ones would also be found in ids.
    const plain = values.filter((usd) => usd > 9999).map((usd) => String(Math.round(usd)));
    expect([values.length > 5, plain.length > 1]).toEqual([true, true]);
    return [...values.map((usd) => usd.toLocaleString('en-US', { maximumFractionDigits: 0 })), ...plain];
  }

  const everyFormat: Record<string, (() => Promise<Blob>)[]> = {
    submittal: [
      () => engineer.deliverables.submittalPreview({ projectId, includePreWire: true }),
      () => engineer.deliverables.submittal({ projectId, includePreWire: true }),
      // Has the same pages as files.
      () => engineer.deliverables.submittal({ projectId, specificItemIds: [items.exhaust], format: ZIP }),
    ],
    schedule: [
      () => engineer.deliverables.schedulePreview({ projectId }),
      ...SCHEDULE.formats.map(
        ({ number: format }) =>
          () =>
            engineer.deliverables.schedule({ projectId, format }),
      ),
    ],
    specification: [
      () => engineer.deliverables.specificationPreview({ projectId }),
      ...SPECIFICATION.formats.map(
        ({ number: format }) =>
          () =>
            engineer.deliverables.specification({ projectId, format }),
      ),
    ],
    revit: REVIT.formats.map(
      ({ number: format }) =>
        () =>
          engineer.deliverables.revit({ projectId, format }),
    ),
  };

  it.each(Object.keys(everyFormat))('[DLV-016] names no price in any format: %s', async (deliverable) => {
    const prices = await pricesOfItems();
    for (const make of everyFormat[deliverable] ?? []) {
      const file = (await make()) as File;
      const text = await wordsOf(file, file.name);
      expect([file.name, text]).toEqual([file.name, expect.stringContaining('EF-1')]);
      const found = /\$|USD|\b(prices?|costs?)\b/i.exec(text)?.[0];
      const values = prices.filter((each) => text.includes(each));
      expect([file.name, found, values]).toEqual([file.name, undefined, []]);
    }
  });

  it('[API-132] comes as an archive with the pages and the curve of each item beside the package', async () => {
    const files = await unzipped(await engineer.deliverables.submittal({ projectId, format: ZIP }));
    const { modelDisplayAs } = await itemOf('EF-1');
    const names = Object.keys(files);
    expect(names).toContain('Submittal.pdf');
    expect(names).toContain(`items/EF-1 ${modelDisplayAs}.pdf`);
    expect(names.filter((name) => name.endsWith('.pdf'))).toHaveLength(7);
    expect(names.filter((name) => name.endsWith(' curve.svg'))).toHaveLength(6);
    const curve = textOf(files[`items/EF-1 ${modelDisplayAs} curve.svg`]);
    expect(curve).toMatch(/^<svg[\s\S]*<\/svg>$/);
    const page = files[`items/EF-1 ${modelDisplayAs}.pdf`];
    const text = await pdfText(new Blob([new Uint8Array(page ?? [])]));
    expect(text).toContain(`EF-1 ${modelDisplayAs}`);
    expect(text).not.toContain('SF-1');
  });

  it('[A-199] is portrait unless landscape is requested', async () => {
    const sizeOf = async (pdfOrientation: PdfOrientation) => {
      const requested = { projectId, specificItemIds: [items.exhaust], pdfOrientation };
      return (await pdfLetters(await engineer.deliverables.submittal(requested))).size;
    };
    await expect(sizeOf(PdfOrientation.None)).resolves.toEqual([612, 792]);
    await expect(sizeOf(PdfOrientation.Landscape)).resolves.toEqual([792, 612]);
  });

  it('prints equal units once under all of their tags, where that is requested', async () => {
    const { modelDisplayAs } = await itemOf('EF-1');
    const copies = { newTag: 'EF-', newQuant: 1, startNumber: 9, makeOneCopy: true };
    await engineer.fanItem.clone({ fanItemId: items.exhaust, ...copies });
    const twin = (await itemOf('EF-9')).projectItemId;
    const request = { projectId, specificItemIds: [items.exhaust, twin] };
    const own = await (await engineer.deliverables.submittalPreview(request)).text();
    const shared = await (await engineer.deliverables.submittalPreview({ ...request, sharePages: true })).text();
    const countOf = (text: string) => text.split('Performance, required and actual').length - 1;
    expect([countOf(own), countOf(shared)]).toEqual([2, 1]);
    expect(shared).toContain(`EF-1, EF-9  ${modelDisplayAs}`);
    expect(shared).toMatch(/<td>EF-9<\/td><td class="figure">1<\/td>/);
  });

  it('says how it deviates from the drawings, and that it does not', async () => {
    const duty = { tag: 'EF-1', airflow: 2000, staticPressure: 0.5, quantity: 2, maxSones: 10 };
    const none = { maxBrakeHorsepower: null, voltage: null, phase: null, note: null };
    await engineer.projects.scheduledDuties.saveMany({ projectId, duties: [{ ...duty, ...none }] });
    const requested = { projectId, specificItemIds: [items.exhaust] };
    const loud = await (await engineer.deliverables.submittalPreview(requested)).text();
    expect(loud).toMatch(/Deviations from the scheduled duties[\s\S]*<td>Sones<\/td><td>10.0<\/td>/);
    await engineer.projects.scheduledDuties.saveMany({ projectId, duties: [{ ...duty, ...none, maxSones: null }] });
    const good = await (await engineer.deliverables.submittalPreview(requested)).text();
    expect(good).toContain('No deviations from the scheduled duties.');
    expect(good).toContain('Airflow, scheduled');
    await engineer.projects.scheduledDuties
      .saveMany({ projectId, duties: [], replacesAll: true })
      .catch(() => undefined);
  });

  it('names options by what the catalogue calls their groups', async () => {
    const page = await (await engineer.deliverables.submittalPreview({ projectId })).text();
    expect(page).toContain(`<td>${OptionGroup.StandardOptions}</td>`);
  });
});
