require('@testing-library/jest-dom');
const { configure } = require('@testing-library/dom');

// Machines vary in speed: fetching a lazily loaded part took more than the default second beside another worker.
configure({ asyncUtilTimeout: 20_000 });
