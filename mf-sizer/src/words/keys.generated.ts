// Compiled from languages/en/mf-sizer.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const KEYS_TEXTS = /* @__PURE__ */ live("keys", {
anywhere: "Anywhere",
search: "Search",
results: "Results",
curve: "Curve",
enter: "Enter",
space: "Space",
escape: "Esc",
shiftClick: "Shift click",
shiftArrow: "Shift arrow",
typeDuty: "Type a duty in one line",
listKeys: "List all keys",
close: "Close what is open",
run: "Find fans",
advanced: "Open and close the advanced criteria",
moveRows: "Move between rows",
openRow: "Open and close the row",
compareRow: "Tick the row for the comparison",
secondSort: "Sort by one more column",
readCurve: "Read the curve at another airflow",
readWide: "Read it in wide steps",
readNothing: "End the read-out",
move: "move",
compare: "compare",
expand: "expand",
all: "all keys",
});
