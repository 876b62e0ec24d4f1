// Compiled from languages/en/mf-region-mgmt.json: change that file and run `npm run words`.

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
page: (p: { readonly from: string | number; readonly to: string | number; readonly total: string | number }) => `[${p.from} ţö ${p.to} öƒ ${p.total} lore]`,
previous: "[Ñéŵéŕ lo]",
next: "[Öļđéŕ lo]",
},
};
