/** In place of griffel's warnings, which a production build puts together and never writes. */
export const warnAboutUnresolvedRule = () => undefined;
export const warnAboutUnsupportedProperties = () => undefined;
