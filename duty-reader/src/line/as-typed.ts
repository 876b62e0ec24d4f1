import { takeNotes } from '../value/index.ts';
import { withLabelsApart } from './labels.ts';

/** Between cells, until the notes are out; two spaces are a cut then. */
const CELL = '\uE000';
/** The mark or the number of a line in a list. */
const LIST_MARK = /^\s*(?:[-•*▪·]|\d{1,2}[.)]|\p{L}[.)])\s+(?=\p{L})/u;
/** A line as a keyboard writes it, without notes. */
export function asTyped(text: string): string {
  const plain = text
    // Cells of a row that was copied out of a sheet.
    .replaceAll(/(?<=\S) *\t\s*(?=\S)/g, ` ${CELL} `)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/[⁄∕]/g, '/')
    .replace(LIST_MARK, '')
    // '10,000cfm/2"' has two values.
    .replaceAll(/(?<=\d\s?[as]?cfm)\s?\/\s?(?=\.?\d)/gi, ' ')
    // '10,000CFM/1.5"/5HP/460V'.
    .replaceAll(/(?<=\d\s?(?:hp|rpm|sones?|["”″]))\s?\/\s?(?=\.?\d)/gi, ' ')
    .replaceAll(/(?<=["”″])(?=[a-z]{2})/gi, ' ')
    // 'ESP.5', 'CFM1200' and '1200CFM.5SP': a point before a digit is that of a number.
    .replaceAll(/(?<![\p{L}\d.])(cfm(?=\.?\d)|(?:[et]?sp|b?hp)(?=\.\d|\d+\.\d))/giu, '$1 ')
    .replaceAll(/(?<=\d[as]?cfm)(?=\.\d)/gi, ' ')
    // '60 dB(A)'.
    .replaceAll(/(?<=\d\s?)db\s?\(a\)/gi, 'dBA')
    // '1200 CFM,0.5 IN,1/4 HP'.
    .replaceAll(/(?<=\d\s?(?:\p{L}{1,5}|["”″](?:\s?\p{L}{2,3})?)),(?=\.?\d)/gu, ', ')
    // 'EF-1,2000cfm,.5in'; of 'EF-1,200cfm' the tags may go on.
    .replaceAll(/(?<=\p{L}-?\d{1,3}),(?=\d{4,}|\.\d)/gu, ', ');
  return withLabelsApart(takeNotes(plain).text.replaceAll(` ${CELL} `, '  '));
}
