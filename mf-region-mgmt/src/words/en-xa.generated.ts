// Compiled from languages/en/mf-region-mgmt.json: change that file and run `npm run words`.
import { number } from '@specbuilder/shared-contracts/language';

export const words = {
activity: {
title: "[Çûšţöɱéŕ Åçţîṽîţý lorem i]",
table: "[Çûšţöɱéŕ áçţîṽîţý, ñéŵéšţ ƒîŕšţ lorem ipsum d]",
customer: "[Çûšţöɱéŕ lore]",
region: "[Ŕéĝîöñ lor]",
action: "[Åçţîöñ lor]",
fanCategory: "[Ƒáñ Çáţéĝöŕý lorem]",
time: "[Ţîɱé lo]",
guest: "[Ĝûéšţ lo]",
anyAction: "[Åļļ áçţîöñš lorem]",
filterAction: "[Åçţîöñ lor]",
empty: "[Ñöţĥîñĝ ĥáš ĥáþþéñéđ ýéţ lorem ipsu]",
emptyText: "[Šîžéđ ƒáñš, ñéŵ þŕöĵéçţš áñđ šáṽéđ éqûîþɱéñţ öƒ ýöûŕ çûšţöɱéŕš áþþéáŕ ĥéŕé. lorem ipsum dolor sit amet con]",
emptyFiltered: "[Ñö áçţîṽîţý öƒ ţĥîš ķîñđ lorem ipsu]",
showAll: "[Šĥöŵ áļļ áçţîöñš lorem i]",
noRegion: "[— l]",
page: (p: { readonly from: number; readonly to: number; readonly total: number }) => `[${number("en-US", p.from)} ţö ${number("en-US", p.to)} öƒ ${number("en-US", p.total)} lore]`,
previous: "[Ñéŵéŕ lo]",
next: "[Öļđéŕ lo]",
},
};
