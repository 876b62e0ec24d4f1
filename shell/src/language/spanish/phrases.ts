import catalogue from './catalogue.json';
import engine from './engine.json';
import screens from './es.json';
import glossary from './glossary.json';
import server from './server.json';

/** What screens say, with names of users in it, what the server answers, and what acronyms mean. */
export const SPANISH_PHRASES: Readonly<Record<string, string>> = { ...screens, ...server, ...glossary };

/** What the catalogue calls its options and lines, and what the engine says about a fan: figures and own words only. */
export const SPANISH_FACTS: Readonly<Record<string, string>> = { ...catalogue, ...engine };
