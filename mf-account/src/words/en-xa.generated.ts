// Compiled from languages/en/mf-account.json: change that file and run `npm run words`.
import { number } from '@specbuilder/shared-contracts/language';

export const words = {
account: {
title: "[Åççöûñţ lor]",
tabs: {
profile: "[Þŕöƒîļé lor]",
security: "[Šéçûŕîţý lore]",
},
region: (p: { readonly number: number }) => `[Šáļéš Ŕéĝîöñ #${number("en-US", p.number, {"useGrouping":false})} lorem]`,
},
profile: {
form: "[Þŕöƒîļé lor]",
profile: "[Þŕöƒîļé lor]",
firstName: "[Ƒîŕšţ ñáɱé lore]",
lastName: "[Ļášţ ñáɱé lore]",
email: "[É-ɱáîļ lor]",
userName: "[Ûšéŕ ñáɱé lore]",
regions: "[Šáļéš ŕéĝîöñš lorem]",
save: "[Šáṽé þŕöƒîļé lorem]",
unsaved: "[Ýöûŕ çĥáñĝéš áŕé ñöţ šáṽéđ ýéţ. lorem ipsum d]",
},
company: {
title: "[Çöɱþáñý lor]",
form: "[Çöɱþáñý lor]",
edit: "[Éđîţ çöɱþáñý lorem]",
add: "[Åđđ çöɱþáñý lorem]",
none: "[Ñö çöɱþáñý ýéţ lorem]",
contact: "[Çöñţáçţ lor]",
phone: "[Þĥöñé lo]",
fax: "[Ƒáx lo]",
tollFree: "[Ţöļļ-ƒŕéé lore]",
save: "[Šáṽé çöɱþáñý lorem]",
cancel: "[Çáñçéļ lor]",
discard: {
title: "[Đîšçáŕđ ŵĥáţ ýöû ţýþéđ? lorem ipsu]",
text: "[Ţĥé çöɱþáñý šţáýš áš îţ ŵáš šáṽéđ. lorem ipsum do]",
confirm: "[Đîšçáŕđ lor]",
cancel: "[Ķééþ ŵŕîţîñĝ lorem]",
},
},
password: {
title: "[Þáššŵöŕđ lore]",
},
};
