/** The runtime of module federation as the page gives it (given-federation.mjs), in the place of one of the build's own. */
export default globalThis.specBuilderFederation;
