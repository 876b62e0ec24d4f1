import { takeNotes } from '../value/index.ts';

/** The mark or the number of a line in a list. */
const LIST_MARK = /^\s*(?:[-•*▪·]|\d{1,2}[.)])\s+(?=\p{L})/u;
/** 'HP: 1/4' names its number before it. */
const LABEL = String.raw`(?<![\p{L}\d/])[\p{L}/.]{1,12}\s*[:=]\s*(?=\.?\d)`;

/** A line as a keyboard writes it, without notes. */
export function asTyped(text: string): string {
  const plain = text
    // Cells of a row that was copied out of a sheet.
    .replaceAll(/(?<=\S) *\t\s*(?=\S)/g, '; ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/[⁄∕]/g, '/')
    .replace(LIST_MARK, '')
    // '10,000cfm/2"' has two values.
    .replaceAll(/(?<=\d\s?[as]?cfm)\s?\/\s?(?=\.?\d)/gi, ' @ ')
    .replaceAll(/(?<=["”″])(?=[a-z]{2})/gi, ' ')
    // '1200 CFM,0.5 IN,1/4 HP'.
    .replaceAll(/(?<=\d\s?(?:\p{L}{1,5}|["”″])),(?=\.?\d)/gu, ', ');
  return takeNotes(withLabelsApart(plain)).text;
}

/** In 'ESP: 0.5 HP: 1/4' the 0.5 is no horsepower. */
function withLabelsApart(line: string): string {
  const labels = line.match(new RegExp(LABEL, 'gu')) ?? [];
  return labels.length < 2 ? line : line.replaceAll(new RegExp(String.raw`(?<=[^\s;,])\s+(?=${LABEL})`, 'gu'), '; ');
}
