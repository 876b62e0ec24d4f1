import { remembered } from '../text/index.ts';

/** A number of a line: '2,500', '2 500', '.75', '3/4', '1-1/4', '1½'. */
export const NUMBER = String.raw`(?:\d{1,2}[ -]\d{1,2}\/\d{1,2}(?![\d/]|[.,]\d)|\d{1,2}\/\d{1,2}(?![\d/]|[.,]\d)|[1-9]\d{0,2}(?:[ '’]\d{3})+(?![\d'’])(?:[.,]\d+)?|\d{0,3} ?[½¼¾⅓⅔⅛⅜⅝⅞]|\d[\d.,]*\d|\d|[.,]\d+)`;
/** A word or number begins and ends here. */
export const START = String.raw`(?<![\p{L}\d.,/-])`;
export const END = String.raw`(?![\p{L}\d]|[.,/-]\d)`;

/** Compiled once: a line is looked through with about a hundred patterns. */
export const wherever = remembered((source: string) => new RegExp(source, 'giu'));

export const pattern = remembered((source: string) => wherever(START + source + END));

/** What a static pressure is called beside its number. */
export const PRESSURE_NAME = String.raw`(?:e\.?s\.?p\.?|t?\.?s\.?p\.?|static(?:\s*press(?:ure|\.)?)?)`;

/** The smallest ceiling fans move 50 cfm. */
export const MIN_BARE_AIRFLOW_CFM = 50;
