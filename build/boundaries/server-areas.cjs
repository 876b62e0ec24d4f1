/**
 * Areas of the server (platform-api/src) and the areas each may import, through their index.ts alone.
 * Arrows point one way, so an area can be read, tested and moved without those above it.
 */
const AREAS = {
  core: [],
  brand: ['core'],
  site: ['brand', 'core'],
  accounts: ['brand', 'core'],
  live: ['accounts', 'core'],
  places: ['accounts', 'core'],
  catalogue: ['brand', 'site', 'core'],
  sizing: ['catalogue', 'places', 'core'],
};
AREAS.projects = [...Object.keys(AREAS)];
AREAS.deliverables = ['projects', ...AREAS.projects];
AREAS['load-calculator'] = ['accounts', 'brand', 'site', 'core'];
AREAS.administration = ['projects', ...AREAS.projects];
AREAS.sales = ['administration', ...AREAS.administration];
AREAS.commands = Object.keys(AREAS);

module.exports = { AREAS };
