import { currentLanguage } from '@specbuilder/shared-contracts/language';
import { Html, html } from '../../brand/index.ts';
import { DOCUMENT_STYLE } from './document-style.ts';
import type { Letterhead } from './letterhead.ts';
import type { Block, DocumentSection, FactList, PrintedDocument, TableBlock } from './printed-document.ts';

/**
 * A document as a self-contained page: no script, no request.
 *
 * @param most sections from its beginning; what follows is not made
 */
export async function documentHtml(
  { title, sections }: PrintedDocument,
  letterhead: Letterhead,
  most = Number.POSITIVE_INFINITY,
): Promise<string> {
  const { author, color, logo, headerLines, footerLines } = letterhead;
  const pages: Html[] = [];
  for await (const section of sections) {
    pages.push(sectionOf(section));
    if (pages.length >= most) break;
  }
  const page = html`<!doctype html>
<html lang="${currentLanguage.get()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<style>${new Html(DOCUMENT_STYLE)}:root{--brand:${color}}</style>
</head>
<body>
<header class="head">${logoOf(logo, author)}
<p>${headerLines.map((line) => html`<span>${line}</span>`)}</p></header>
<main>${pages}</main>
<footer>${footerLines.map((line) => html`<p>${line}</p>`)}</footer>
</body>
</html>`;
  return page.markup;
}

function logoOf(logo: string | null, name: string): Html | null {
  if (logo === null) return null;
  return html`<span class="logo" role="img" aria-label="${name}">${drawing(logo, name)}</span>`;
}

/** Its name is for a list of the pages beside the document. */
function sectionOf(section: DocumentSection): Html {
  const { orientation, strip, blocks } = section;
  const header = strip === '' ? null : html`<p class="strip">${strip}</p>`;
  return html`<section class="sheet ${orientation}" data-name="${pageName(section)}">${header}${blocks.map(blockOf)}</section>`;
}

function pageName({ bookmark, strip, blocks }: DocumentSection): string {
  const heading = blocks.find((block) => block.kind === 'heading');
  return bookmark?.text ?? heading?.text ?? strip;
}

function blockOf(block: Block): Html {
  switch (block.kind) {
    case 'heading': {
      const { level, text, anchor, aside } = block;
      const id = anchor === undefined ? null : html` id="${anchor}"`;
      const tag = new Html(`h${level}`);
      return html`<${tag}${id}>${text}${aside === undefined ? null : html` <small>${aside}</small>`}</${tag}>`;
    }
    case 'text':
      return html`<p${block.isQuiet ? html` class="quiet"` : null}>${linkOf(block)}</p>`;
    case 'facts':
      return html`<div class="facts">${block.lists.map(factsOf)}</div>`;
    case 'table':
      return tableOf(block);
    case 'pictures':
      return html`<div class="pictures">${block.pictures.map(
        ({ title, alt, svg }) => html`<figure><figcaption>${title}</figcaption>${drawing(svg, alt)}</figure>`,
      )}${block.beside?.map(factsOf)}</div>`;
    case 'list': {
      const tag = new Html(block.isNumbered ? 'ol' : 'ul');
      const title = block.title === undefined ? null : html`<h3>${block.title}</h3>`;
      return html`${title}<${tag}>${block.items.map((item) => html`<li>${item}</li>`)}</${tag}>`;
    }
    case 'cover':
      return html`<div class="cover">${block.sender.map((line) => html`<p class="quiet">${line}</p>`)}<p>${block.title}</p><h1>${block.name}</h1>${noticeOf(block)}
<div class="facts">${block.details.map(factsOf)}</div>
<p class="boxes">${block.boxes.map(({ text, isChecked }) => html`<span>${isChecked ? '☒' : '☐'} ${text}</span>`)}</p>
<p class="stamp">${block.stamp}</p></div>`;
    case 'index':
      return indexOf(block);
    case 'outline': {
      const { level, label, text } = block;
      const tag = new Html(level === 1 ? 'h2' : level === 2 ? 'h3' : 'p');
      return html`<${tag} class="outline l${level}"><span>${label}</span> ${text}</${tag}>`;
    }
    case 'pageBreak':
      return html`<div class="break"></div>`;
  }
}

function linkOf({ text, href }: Extract<Block, { kind: 'text' }>): Html | string {
  return href === undefined ? text : html`<a href="${href}" target="_blank" rel="noopener">${text}</a>`;
}

function noticeOf({ notice }: Extract<Block, { kind: 'cover' }>): Html | null {
  if (notice === undefined) return null;
  const { text, anchor } = notice;
  return html`<p class="notice">${anchor === undefined ? text : html`<a href="#${anchor}">${text}</a>`}</p>`;
}

function factsOf({ title, facts }: FactList): Html | null {
  if (facts.length === 0) return null;
  const name = title === '' ? null : html`<h3>${title}</h3>`;
  return html`<div>${name}<dl>${facts.map(([term, value]) => html`<div><dt>${term}</dt><dd>${value}</dd></div>`)}</dl></div>`;
}

function tableOf({ title, groups, columns, units, rows, look }: TableBlock): Html {
  const side = (place: number) => (columns[place]?.isNumeric === true ? html` class="figure"` : null);
  const above =
    groups &&
    html`<tr>${groups.map(({ label, span }) => html`<th class="group" colspan="${span}" scope="colgroup">${label}</th>`)}</tr>`;
  const below =
    units && html`<tr class="units">${units.map((unit, index) => html`<td${side(index)}>${unit}</td>`)}</tr>`;
  return html`<div class="table"><table class="${look}">${title === undefined ? null : html`<caption>${title}</caption>`}
<thead>${above}<tr>${columns.map(({ label }, index) => html`<th scope="col"${side(index)}>${label}</th>`)}</tr>${below}</thead>
<tbody>${rows.map((row) => html`<tr>${row.map((cell, index) => html`<td${side(index)}>${cell}</td>`)}</tr>`)}</tbody></table></div>`;
}

function indexOf({ title, columns, rows }: Extract<Block, { kind: 'index' }>): Html {
  const linked = rows.map(
    ({ cells, anchor }) =>
      html`<tr>${cells.map((cell, index) => html`<td>${index === 0 ? html`<a href="#${anchor}">${cell}</a>` : cell}</td>`)}</tr>`,
  );
  return html`<h2>${title}</h2><div class="table"><table class="rows">
<thead><tr>${columns.map((label) => html`<th scope="col">${label}</th>`)}</tr></thead><tbody>${linked}</tbody></table></div>`;
}

/** Drawings of our own: nothing in them comes from users but escaped text. As an image they run nothing and share no ids. */
function drawing(svg: string, name: string): Html {
  const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return html`<img src="${source}" alt="${name}">`;
}
