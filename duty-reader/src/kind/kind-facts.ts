import { takeNotes } from '../tag/notes.ts';
import { remembered } from '../text/index.ts';
import { CONSTRUCTION_APPLICATIONS } from './application-terms.ts';
import type { Category, Heat, SaidText, Says, SubCategory } from './facts.ts';
import { readModel } from './models.ts';
import { type Hit, scan, wordsLeft } from './scan.ts';
import { tagSays } from './tag-letters.ts';
import { wordsOfHits } from './words-of-hits.ts';

export interface KindTexts {
  readonly type?: string;
  readonly service?: string;
  readonly tag?: string;
  readonly notes?: string;
}

export interface Said<T extends string> extends SaidText<T> {
  readonly isWeak: boolean;
}

/** What one text says. */
export interface TextFacts {
  readonly whole: string;
  /** Its words that say the kind. */
  readonly said: string;
  readonly categories: readonly Said<Category>[];
  readonly subs: readonly Said<SubCategory>[];
  readonly applications: readonly Said<string>[];
  readonly heats: readonly Said<Heat>[];
  readonly either: readonly Category[];
  readonly isAbsent: boolean;
  /** Absent by what is a part of a fan too, as a damper is. */
  readonly isPart: boolean;
}

export interface KindFacts {
  readonly type: TextFacts;
  readonly tag: TextFacts;
  readonly service: TextFacts;
  readonly notes: TextFacts;
  readonly understood: readonly string[];
  readonly notUnderstood: readonly string[];
}

/** Before the parts of a fan: 'w/ disconnect & backdraft damper'. */
const WITH = /(?<![\p{L}\d])(?:w\/|with|incl(?:uding|\.)?|avec|con|mit)(?!\p{L})/iu;

export function factsOf({ type = '', service = '', tag = '', notes = '' }: KindTexts): KindFacts {
  const { ofType, model, left } = typeFacts(type);
  const letters = tagSays(tag);
  const ofService = scan(service).hits.filter(({ says }) => says.isAbsent !== true && says.isPlace !== true);
  const ofNotes = scan(notes).hits.filter(({ says }) => CONSTRUCTION_APPLICATIONS.has(says.application ?? ''));
  const uses = [...ofService, ...ofNotes].filter(({ says }) => says.application !== undefined);
  return {
    type: textFacts(type, [...ofType.hits, ...ofType.contrary]),
    tag: textFacts(
      letters?.letters ?? '',
      letters === null ? [] : [{ says: letters.says, text: letters.letters, at: 0 }],
    ),
    service: textFacts(service, ofService),
    notes: textFacts(notes, ofNotes),
    understood: [
      ...ofType.hits.map(({ text }) => text),
      ...left.places,
      ...(model === '' ? [] : [model]),
      ...uses.map(({ text }) => text),
    ],
    notUnderstood: left.unknown,
  };
}

const typeFacts = remembered((type) => {
  const ofType = scan(type);
  const model = modelIn(ofType.rest);
  return { ofType, model, left: wordsLeft(takeNotes(ofType.rest.replace(model, ' ')).text) };
});

/** A model number as it is written; empty without one. */
function modelIn(text: string): string {
  const model = readModel(text)?.model ?? '';
  const at = text.toUpperCase().indexOf(model);
  return at < 0 ? '' : text.slice(at, at + model.length);
}

function textFacts(text: string, hits: readonly Hit[]): TextFacts {
  const said = <T extends string>(pick: (says: Says) => T | undefined): readonly Said<T>[] =>
    hits.flatMap(({ says, text: words }) => {
      const value = pick(says);
      return value === undefined ? [] : [{ value, text: words, isWeak: says.isWeak === true }];
    });
  const isNamed = hits.some(({ says }) => says.category !== undefined || says.sub !== undefined);
  const absent = hits.filter(
    ({ says, at }) => says.isAbsent === true && !(says.isWeak === true && (isNamed || WITH.test(text.slice(0, at)))),
  );
  return {
    whole: text.trim(),
    said: wordsOfHits(text, hits),
    categories: said(({ category }) => category),
    subs: said(({ sub }) => sub),
    applications: said(({ application }) => application),
    heats: said(({ heat }) => heat),
    either: hits.flatMap(({ says }) => says.either ?? []),
    isAbsent: absent.length > 0,
    isPart: absent.length > 0 && absent.every(({ says }) => says.isWeak === true),
  };
}
