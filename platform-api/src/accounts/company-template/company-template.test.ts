import { Resvg } from '@resvg/resvg-js';
import type { ApiClient } from '@specbuilder/shared-contracts/client';
import { eq } from 'drizzle-orm';
import { describeOnEachStore } from '../../../test/store/test-store.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';
import { schema } from '../../core/store/database.ts';

const JPEG = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQH/wAALCAAIAAgBAREA/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQAAPwAf/9k=',
  'base64',
);
const LINES = ['311 E Demo Street, Milwaukee, WI', 'Certificate of authorization 1234'];
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

const pngOf = (width: number, height: number, shape = '<rect width="100%" height="100%" fill="#005a8c"/>') =>
  new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shape}</svg>`)
    .render()
    .asPng();

/** A picture that claims to be as wide as this, in as few bytes as before. */
function claiming(width: number): Buffer {
  const png = Buffer.from(pngOf(4, 4));
  png.writeUInt32BE(width, 16);
  return png;
}

describeOnEachStore('The template of a company', (kind) => {
  let server: TestApplication;
  let engineer: ApiClient;
  beforeAll(async () => {
    server = await startTestApplication({}, kind);
    engineer = await server.clientOf('engineer');
  });
  afterAll(() => server.close());

  const save = async (logo: Buffer | null) =>
    engineer.user.saveCompanyTemplate({ logo: logo?.toString('base64') ?? null, titleBlock: LINES });
  const rejectedWith = (text: string) => ({ status: 400, data: { errors: { logo: [text] } } });

  it('keeps a logo, drawn again within the size of a letterhead, and the lines of the title block', async () => {
    await expect(engineer.user.companyTemplate()).resolves.toEqual({ logo: null, titleBlock: [] });
    const saved = await engineer.user.saveCompanyTemplate({
      logo: pngOf(2400, 300).toString('base64'),
      titleBlock: [` ${LINES[0]} `, '', LINES[1] ?? ''],
    });
    expect(saved).toEqual({
      logo: { source: expect.stringMatching(/^data:image\/png;base64,iVBOR/), width: 1200, height: 150 },
      titleBlock: LINES,
    });
    await expect(engineer.user.companyTemplate()).resolves.toEqual(saved);
    const kept = await engineer.user.saveCompanyTemplate({ titleBlock: [] });
    expect(kept).toEqual({ logo: saved.logo, titleBlock: [] });
    await expect(save(null)).resolves.toEqual({ logo: null, titleBlock: LINES });
  });

  it('takes a JPEG, and gives a picture that is as low as a line space above and below it', async () => {
    expect((await save(JPEG)).logo).toMatchObject({ width: 8, height: 8 });
    expect((await save(pngOf(1000, 10))).logo).toMatchObject({ width: 1000, height: 100 });
  });

  it.each([
    ['SVG', Buffer.from(SVG), 'A logo is a PNG or JPEG file.'],
    ['a text', Buffer.from('%PDF-1.7 no picture'), 'A logo is a PNG or JPEG file.'],
    ['more than 700 KB', Buffer.concat([pngOf(4, 4), Buffer.alloc(700_000)]), 'A logo may be up to 700 KB.'],
    ['too many pixels', claiming(60_000), 'A logo may be up to 4,000 pixels wide and high.'],
    ['a damaged file', pngOf(400, 100).subarray(0, 60), 'This picture cannot be read or shows nothing.'],
    ['nothing to see', pngOf(40, 40, ''), 'This picture cannot be read or shows nothing.'],
  ])('rejects %s by its bytes and keeps what was saved', async (_what, content, text) => {
    const before = await engineer.user.companyTemplate();
    await expect(save(content)).rejects.toMatchObject(rejectedWith(expect.stringContaining(text)));
    await expect(engineer.user.companyTemplate()).resolves.toEqual(before);
  });

  it('rejects too many lines', async () => {
    const call = engineer.user.saveCompanyTemplate({ titleBlock: ['1', '2', '3', '4', '5'] });
    await expect(call).rejects.toMatchObject({ status: 400, data: { errors: { titleBlock: ['At most 4 lines'] } } });
  });

  it('needs a company', async () => {
    const { users } = schema;
    const userId = await server.userId('sales');
    await server.store.db.update(users).set({ companyName: null }).where(eq(users.id, userId));
    const sales = await server.clientOf('sales');
    const message = 'Enter the name of your company first.';
    await expect(sales.user.saveCompanyTemplate({ titleBlock: LINES })).rejects.toMatchObject({
      status: 409,
      data: { message },
    });
  });
});
