import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

/**
 * The development runtime of JSX for builds that a development server serves. The real one works with a development build
 * of React alone, and the shell that such a build is tried in may be a production one.
 */
export { Fragment };
export const jsxDEV = (type, props, key, isStatic) => (isStatic ? jsxs : jsx)(type, props, key);
