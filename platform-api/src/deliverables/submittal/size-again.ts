import { generate } from 'lean-qr';
import { toSvgSource } from 'lean-qr/extras/svg';
import { brandAddress } from '../../brand/index.ts';
import { DELIVERABLE_MESSAGES as MESSAGES } from '../../core/index.ts';
import { printedValuesOf, tokenOf } from '../../sizing/index.ts';
import type { Block, Picture } from '../layout/printed-document.ts';
import type { DeliverableItem, DeliverableSubject } from '../subject/subject.ts';

const PAGE = '/fans/sizer/curve';
/** Side of the code, points: its smallest squares are a third of a millimetre wide, which a phone reads. */
export const CODE_SIDE = 96;
/** Squares around the code that stay white, by its standard (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** Where the site is, and whose pages it shows. */
type SitePlace = Pick<DeliverableSubject, 'brand' | 'publicUrl'>;

interface SizeAgain {
  readonly code: Picture;
  readonly link: Block;
}

/** A code and a link that size an item again from nothing but themselves, and say what changed since; null without values. */
export function sizeAgainOf(item: DeliverableItem, place: SitePlace): SizeAgain | null {
  const address = addressOf(item, place);
  if (address === null) return null;
  const svg = toSvgSource(generate(address), {
    ...{ on: '#000', off: '#fff', pad: QUIET_ZONE, width: CODE_SIDE, height: CODE_SIDE },
  });
  const alt = MESSAGES.alternativeText.code({ tag: item.tag });
  return {
    code: { title: MESSAGES.sizeAgain.title, alt, svg, width: CODE_SIDE, height: CODE_SIDE },
    link: { kind: 'text', text: MESSAGES.sizeAgain.link({ tag: item.tag }), isQuiet: true, href: address },
  };
}

/** Null for an item without values. */
function addressOf({ item, row }: DeliverableItem, { brand, publicUrl }: SitePlace): string | null {
  const { rating, hvls, modelDisplayAs, versions } = item;
  const values = printedValuesOf({ rating, hvls });
  if (values === null) return null;
  const token = tokenOf({ model: modelDisplayAs, configuration: row.configuration, values, versions });
  const address = new URL(brandAddress(publicUrl, PAGE, brand.manufacturerLabelId));
  address.searchParams.set('item', token);
  return address.href;
}
