// The asynchronous border lets the federation runtime resolve shared modules before any of them is used.
void import('./standalone.ts');
