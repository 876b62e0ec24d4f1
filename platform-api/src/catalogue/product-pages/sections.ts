import { optionsOfProduct, type ProductOption } from '@specbuilder/fan-engine/product';
import { OptionGroup } from '@specbuilder/shared-contracts/domain';
import { GROUP_MESSAGES, sizeText } from '@specbuilder/shared-contracts/messages';
import { type Brand, type Html, html } from '../../brand/index.ts';
import { DOCUMENT_MESSAGES, nameOf } from '../../core/index.ts';
import type { ListedDocument } from '../documents/documents.ts';
import { dimensionTable } from '../documents/drawing-sheet.ts';
import { performanceTable } from '../documents/speed-rows.ts';
import type { SheetTable } from '../documents/table.ts';
import { productAddress } from '../products/product-address.ts';
import { productsIn } from '../products/products.ts';
import type { ShownProduct } from './shown-product.ts';

type Shown = ShownProduct['product'];
type GroupKey = keyof typeof OptionGroup;

export function performanceTableOf(product: Shown): Html {
  const caption = product.kind === 'fan' ? DOCUMENT_MESSAGES.speeds : DOCUMENT_MESSAGES.ceilingFanSpeeds;
  return table(caption, performanceTable(product));
}

export function dimensionTableOf(product: Shown): Html {
  return table(DOCUMENT_MESSAGES.dimensions, dimensionTable(product));
}

/** A table whose first column names its rows; a wide one scrolls by itself, with the keyboard too. */
function table(caption: string, { columns, head, rows }: SheetTable): Html {
  const look = (place: number) => (columns[place]?.isNumeric === true ? html` class="figure"` : null);
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${caption}"><table><caption>${caption}</caption>
<thead><tr>${head.map((cell, index) => html`<th scope="col"${look(index)}>${cell}</th>`)}</tr></thead>
<tbody>${rows.map(
    ([first, ...rest]) =>
      html`<tr><th scope="row">${first}</th>${rest.map((cell, index) => html`<td${look(index + 1)}>${cell}</td>`)}</tr>`,
  )}</tbody></table></div>`;
}

export function documentList(documents: readonly ListedDocument[]): Html {
  return html`<ul class="documents">${documents.map(
    ({ title, url, format }) =>
      html`<li><a href="${url}" type="${format === 'pdf' ? 'application/pdf' : 'image/svg+xml'}">${title}</a></li>`,
  )}</ul>`;
}

/** Options by their group, in the order of the price book. */
export function optionLists({ catalogue, product }: ShownProduct): Html {
  const options = optionsOfProduct(catalogue, product);
  const groups = [...new Set(options.map(({ option }) => option.group))];
  return html`<div class="groups">${groups.map((group) => {
    const names = new Set(options.filter(({ option }) => option.group === group).map(nameAndSize));
    return html`<section><h3>${groupName(group)}</h3><ul>${[...names].map((name) => html`<li>${name}</li>`)}</ul></section>`;
  })}</div>`;
}

function nameAndSize({ option, size }: ProductOption): string {
  const name = nameOf(option.description);
  return size === null ? name : `${name}, ${sizeText(size)}`;
}

function groupName(group: OptionGroup): string {
  const key = (Object.keys(OptionGroup) as GroupKey[]).find((item) => OptionGroup[item] === group);
  return key === undefined ? group : GROUP_MESSAGES.name({ group: key });
}

/** The other sizes of the line, each with its page. */
export function siblingList({ manufacturerLabelId }: Brand, { catalogue, product }: ShownProduct): Html {
  const siblings = [...productsIn(catalogue).byModel.values()].filter(({ line }) => line.id === product.line.id);
  return html`<ul class="siblings">${siblings.map(({ model }) =>
    model === product.model
      ? html`<li><span aria-current="page">${model}</span></li>`
      : html`<li><a href="${productAddress(model, manufacturerLabelId)}">${model}</a></li>`,
  )}</ul>`;
}
