// Compiled from languages/en/shared-ui.json: change that file and run `npm run words`.
import { number } from '@specbuilder/shared-contracts/language';

export const words = {
core: {
tryAgain: "[Ţŕý áĝáîñ lore]",
loading: "[Ļöáđîñĝ lor]",
reference: (p: { readonly id: string }) => `[Ŕéƒéŕéñçé ${p.id} lore]`,
copyReference: "[Çöþý ŕéƒéŕéñçé lorem]",
referenceCopied: "[Çöþîéđ lor]",
},
form: {
notANumber: "[Éñţéŕ á ñûɱƀéŕ, šûçĥ áš 1,500 öŕ 2 x 750 lorem ipsum dolo]",
typedAs: (p: { readonly text: string }) => `[Ţýþéđ áš ${p.text} lore]`,
streetLine1: "[Šţŕééţ lor]",
streetLine2: "[Šţŕééţ, šéçöñđ ļîñé lorem ip]",
postalCode: "[Þöšţáļ çöđé lorem]",
city: "[Çîţý lo]",
state: "[Šţáţé öŕ þŕöṽîñçé lorem i]",
country: "[Çöûñţŕý lor]",
countries: {
USA: "[Ûñîţéđ Šţáţéš lorem]",
CAN: "[Çáñáđá lor]",
MEX: "[Ṁéxîçö lor]",
},
noCountry: "[Ñöţ çĥöšéñ lore]",
companyName: "[Çöɱþáñý ñáɱé lorem]",
contactName: "[Çöñţáçţ lor]",
phone: "[Þĥöñé lo]",
fax: "[Ƒáx lo]",
tollFree: "[Ţöļļ-ƒŕéé lore]",
},
overlay: {
dismiss: "[Đîšɱîšš lor]",
close: "[Çļöšé lo]",
},
remote: {
didNotRender: "[Ţĥîš áŕéá ŕáñ îñţö á þŕöƀļéɱ lorem ipsum]",
},
widget: {
zoom: "[Çļîçķ ţö Žööɱ lorem]",
leaveZoom: "[Çļöšé ţĥé éñļáŕĝéđ þîçţûŕé lorem ipsum]",
more: "[Šĥöŵ ɱöŕé lore]",
less: "[Šĥöŵ ļéšš lore]",
},
standalone: {
title: (p: { readonly room: string }) => `[Þáĝé öƒ ${p.room} áļöñé lorem]`,
server: (p: { readonly server: string }) => `[ŵîţĥ ${p.server} lo]`,
thisServer: "[ŵîţĥ îţš öŵñ šéŕṽéŕ lorem ip]",
guest: "[Ĝûéšţ lo]",
signIn: "[Šîĝñ îñ lor]",
signOut: "[Šîĝñ öûţ lore]",
noServer: (p: { readonly server: string; readonly origin: string }) => `[${p.server} đöéš ñöţ áñšŵéŕ, öŕ đöéš ñöţ ļéţ îñ ţĥîš þáĝé. Îţš šéţţîñĝ ĐÉṼÉĻÖÞṀÉÑŢ_ÖŔÎĜÎÑŠ ĥáš ţö ñáɱé ${p.origin}. lorem ipsum dolor sit amet consectetur]`,
},
documents: {
drawings: "[Đŕáŵîñĝš lore]",
manuals: "[Đáţá šĥééţš áñđ ɱáñûáļš lorem ipsu]",
failed: "[Đöçûɱéñţš đîđ ñöţ ļöáđ lorem ips]",
none: "[Ñö đöçûɱéñţ îš ĥéļđ ƒöŕ ţĥîš ɱöđéļ lorem ipsum do]",
noneText: "[Đŕáŵîñĝš áñđ ɱáñûáļš šţáñđ ĥéŕé öñçé ţĥéý áŕé þûƀļîšĥéđ. lorem ipsum dolor sit a]",
},
passwordField: {
show: (p: { readonly field: string }) => `[Šĥöŵ: ${p.field} lor]`,
},
paging: {
page: (p: { readonly from: number; readonly to: number; readonly total: number }) => `[${number("en-US", p.from)} ţö ${number("en-US", p.to)} öƒ ${number("en-US", p.total)} lore]`,
previous: "[Þŕéṽîöûš lore]",
next: "[Ñéxţ lo]",
},
};
