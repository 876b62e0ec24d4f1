// The asynchronous border lets the federation runtime settle shared modules before any of them is used.
void import('./standalone.ts');
