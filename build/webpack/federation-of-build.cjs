/** The runtime of module federation in one value: what a lean entry takes from the page in its place (lean-entry.mjs). */
module.exports = require('federation-runtime-of-build').default;
