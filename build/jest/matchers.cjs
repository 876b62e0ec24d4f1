require('@testing-library/jest-dom');
const { configure } = require('@testing-library/dom');

// Machines are noisy: a part that is fetched with its first use took more than the usual second beside another worker.
configure({ asyncUtilTimeout: 5000 });
