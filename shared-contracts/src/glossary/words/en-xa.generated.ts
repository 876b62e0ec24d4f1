// Compiled from languages/en/glossary.json: change that file and run `npm run words`.

export const words = {
term: {
ACH: {
name: "[Åîŕ çĥáñĝéš þéŕ ĥöûŕ lorem ip]",
definition: "[Ĥöŵ öƒţéñ ţĥé áîŕ öƒ á ŕööɱ îš ŕéþļáçéđ îñ öñé ĥöûŕ. lorem ipsum dolor sit]",
},
AFUE: {
name: "[Åññûáļ ƒûéļ ûţîļîžáţîöñ éƒƒîçîéñçý lorem ipsum do]",
definition: "[Šĥáŕé öƒ ţĥé ƒûéļ ţĥáţ ƀéçöɱéš ûšéƒûļ ĥéáţ öṽéŕ á ýéáŕ. lorem ipsum dolor sit]",
},
AHU: {
name: "[Åîŕ ĥáñđļîñĝ ûñîţ lorem i]",
definition: "[Çáƀîñéţ ŵîţĥ ƒáñ, ƒîļţéŕš áñđ çöîļš ţĥáţ ţŕéáţš ţĥé áîŕ öƒ á ƀûîļđîñĝ. lorem ipsum dolor sit amet c]",
},
AMCA: {
name: "[Åîŕ Ṁöṽéɱéñţ áñđ Çöñţŕöļ Åššöçîáţîöñ lorem ipsum dol]",
definition: "[Þûƀļîšĥéš ĥöŵ ƒáñš áŕé ţéšţéđ, ŕáţéđ áñđ çéŕţîƒîéđ. lorem ipsum dolor sit]",
},
ASHRAE: {
name: "[Åɱéŕîçáñ Šöçîéţý öƒ Ĥéáţîñĝ, Ŕéƒŕîĝéŕáţîñĝ áñđ Åîŕ-Çöñđîţîöñîñĝ Éñĝîñééŕš lorem ipsum dolor sit amet con]",
definition: "[Þûƀļîšĥéš çļîɱáţé đáţá áñđ šţáñđáŕđš šûçĥ áš 90.1 ƒöŕ éñéŕĝý áñđ 62.1 ƒöŕ ṽéñţîļáţîöñ. lorem ipsum dolor sit amet consecte]",
},
ASP: {
name: "[Åđđîţîöñáļ šţáţîç þŕéššûŕé lorem ipsum]",
definition: "[Ŕéšîšţáñçé öƒ áççéššöŕîéš ţĥáţ ţĥé ƒáñ öṽéŕçöɱéš áš ŵéļļ. lorem ipsum dolor sit a]",
},
BACnet: {
name: "[Ɓûîļđîñĝ áûţöɱáţîöñ áñđ çöñţŕöļ ñéţŵöŕķ lorem ipsum dolo]",
definition: "[Þŕöţöçöļ ƀý ŵĥîçĥ ƀûîļđîñĝ çöñţŕöļš ţáļķ. lorem ipsum dolor]",
},
BAS: {
name: "[Ɓûîļđîñĝ áûţöɱáţîöñ šýšţéɱ lorem ipsum]",
definition: "[Çéñţŕáļ çöñţŕöļ öƒ ĥéáţîñĝ, çööļîñĝ áñđ ṽéñţîļáţîöñ. lorem ipsum dolor sit]",
},
BEP: {
name: "[Ɓéšţ éƒƒîçîéñçý þöîñţ lorem ips]",
definition: "[Þöîñţ öƒ ţĥé ƒáñ çûŕṽé ŵîţĥ ţĥé ĥîĝĥéšţ éƒƒîçîéñçý. lorem ipsum dolor sit]",
},
BHP: {
name: "[Ɓŕáķé ĥöŕšéþöŵéŕ lorem i]",
definition: "[Þöŵéŕ ţĥáţ ţĥé ƒáñ ţáķéš áţ îţš šĥáƒţ, ƀéļţ ļöšš îñçļûđéđ îñ ŕéšûļţš. lorem ipsum dolor sit amet c]",
},
BIM: {
name: "[Ɓûîļđîñĝ îñƒöŕɱáţîöñ ɱöđéļ lorem ipsum]",
definition: "[Đîĝîţáļ ɱöđéļ öƒ á ƀûîļđîñĝ ŵîţĥ îţš éqûîþɱéñţ. lorem ipsum dolor s]",
},
BMS: {
name: "[Ɓûîļđîñĝ ɱáñáĝéɱéñţ šýšţéɱ lorem ipsum]",
definition: "[Åñöţĥéŕ ñáɱé öƒ á ƀûîļđîñĝ áûţöɱáţîöñ šýšţéɱ. lorem ipsum dolor]",
},
BTU: {
name: "[Ɓŕîţîšĥ ţĥéŕɱáļ ûñîţ lorem ip]",
definition: "[Ĥéáţ ţĥáţ ŵáŕɱš öñé þöûñđ öƒ ŵáţéŕ ƀý 1 °Ƒ. lorem ipsum dolor]",
},
BTUH: {
name: "[Ɓŕîţîšĥ ţĥéŕɱáļ ûñîţš þéŕ ĥöûŕ lorem ipsum]",
definition: "[Ûñîţ öƒ ĥéáţîñĝ öŕ çööļîñĝ öûţþûţ. lorem ipsum do]",
},
CAV: {
name: "[Çöñšţáñţ áîŕ ṽöļûɱé lorem ip]",
definition: "[Šýšţéɱ ŵĥöšé áîŕƒļöŵ đöéš ñöţ çĥáñĝé ŵĥîļé îţ ŕûñš. lorem ipsum dolor sit]",
},
CFEI: {
name: "[Çéîļîñĝ ƒáñ éñéŕĝý îñđéx lorem ipsu]",
definition: "[Ŕéƒéŕéñçé îñþûţ öƒ á çéîļîñĝ ƒáñ đîṽîđéđ ƀý ţĥáţ öƒ ţĥîš ƒáñ; 1.00 öŕ ɱöŕé îš éƒƒîçîéñţ. lorem ipsum dolor sit amet consectet]",
},
CFM: {
name: "[Çûƀîç ƒééţ þéŕ ɱîñûţé lorem ips]",
definition: "[Ṽöļûɱé öƒ áîŕ ţĥáţ ţĥé ƒáñ ɱöṽéš îñ á ɱîñûţé. lorem ipsum dolor]",
},
COP: {
name: "[Çöéƒƒîçîéñţ öƒ þéŕƒöŕɱáñçé lorem ipsum]",
definition: "[Ĥéáţ öŕ çöļđ đéļîṽéŕéđ þéŕ ûñîţ öƒ þöŵéŕ ţáķéñ. lorem ipsum dolor s]",
},
CRAC: {
name: "[Çöɱþûţéŕ ŕööɱ áîŕ çöñđîţîöñéŕ lorem ipsum]",
definition: "[Çööļîñĝ ûñîţ ƒöŕ ŕööɱš ƒûļļ öƒ éļéçţŕöñîçš. lorem ipsum dolor]",
},
DB: {
name: "[Đŕý ƀûļƀ lore]",
definition: "[Åîŕ ţéɱþéŕáţûŕé ţĥáţ á þļáîñ ţĥéŕɱöɱéţéŕ šĥöŵš. lorem ipsum dolor s]",
},
DCV: {
name: "[Đéɱáñđ-çöñţŕöļļéđ ṽéñţîļáţîöñ lorem ipsum]",
definition: "[Öûţđööŕ áîŕ ţĥáţ ƒöļļöŵš ĥöŵ ɱáñý þéöþļé áŕé îñ ţĥé ŕööɱ. lorem ipsum dolor sit a]",
},
DDC: {
name: "[Đîŕéçţ đîĝîţáļ çöñţŕöļ lorem ips]",
definition: "[Çöñţŕöļ öƒ éqûîþɱéñţ ƀý á þŕöĝŕáɱɱéđ çöñţŕöļļéŕ. lorem ipsum dolor si]",
},
DOAS: {
name: "[Đéđîçáţéđ öûţđööŕ áîŕ šýšţéɱ lorem ipsum]",
definition: "[Ûñîţ ţĥáţ ţŕéáţš öûţđööŕ áîŕ áþáŕţ ƒŕöɱ ţĥé áîŕ öƒ ţĥé ŕööɱš. lorem ipsum dolor sit ame]",
},
DP: {
name: "[Đéŵ þöîñţ lore]",
definition: "[Ţéɱþéŕáţûŕé áţ ŵĥîçĥ ţĥé ŵáţéŕ îñ ţĥé áîŕ ƀéĝîñš ţö çöñđéñšé. lorem ipsum dolor sit ame]",
},
DX: {
name: "[Đîŕéçţ éxþáñšîöñ lorem i]",
definition: "[Çööļîñĝ îñ ŵĥîçĥ ţĥé ŕéƒŕîĝéŕáñţ éṽáþöŕáţéš îñ ţĥé çöîļ îñ ţĥé áîŕšţŕéáɱ. lorem ipsum dolor sit amet con]",
},
EAT: {
name: "[Éñţéŕîñĝ áîŕ ţéɱþéŕáţûŕé lorem ipsu]",
definition: "[Ţéɱþéŕáţûŕé öƒ ţĥé áîŕ ƀéƒöŕé á çöîļ öŕ ƀûŕñéŕ. lorem ipsum dolor s]",
},
ECM: {
name: "[Éļéçţŕöñîçáļļý çöɱɱûţáţéđ ɱöţöŕ lorem ipsum d]",
definition: "[Éƒƒîçîéñţ ɱöţöŕ ŵĥöšé šþééđ çáñ ƀé šéţ ŵîţĥöûţ á đŕîṽé. lorem ipsum dolor sit]",
},
EER: {
name: "[Éñéŕĝý éƒƒîçîéñçý ŕáţîö lorem ipsu]",
definition: "[Çööļîñĝ öûţþûţ îñ Ɓţû/ĥ þéŕ ŵáţţ áţ ƒûļļ ļöáđ. lorem ipsum dolor s]",
},
ERV: {
name: "[Éñéŕĝý ŕéçöṽéŕý ṽéñţîļáţöŕ lorem ipsum]",
definition: "[Ṁöṽéš ĥéáţ áñđ ɱöîšţûŕé ƒŕöɱ éxĥáûšţ ţö öûţđööŕ áîŕ. lorem ipsum dolor sit]",
},
ESP: {
name: "[Éxţéŕñáļ šţáţîç þŕéššûŕé lorem ipsu]",
definition: "[Ŕéšîšţáñçé öûţšîđé ţĥé ûñîţ, šûçĥ áš đûçţš áñđ ĝŕîļļéš. lorem ipsum dolor sit]",
},
FEG: {
name: "[Ƒáñ éƒƒîçîéñçý ĝŕáđé lorem ip]",
definition: "[Ĝŕáđé öƒ ţĥé ƀáŕé ƒáñ ţĥáţ ţĥé ƒáñ éñéŕĝý îñđéx ĥáš ŕéþļáçéđ. lorem ipsum dolor sit ame]",
},
FEI: {
name: "[Ƒáñ éñéŕĝý îñđéx lorem i]",
definition: "[Éļéçţŕîçáļ îñþûţ öƒ á ŕéƒéŕéñçé ƒáñ áţ ţĥé đûţý đîṽîđéđ ƀý ţĥáţ öƒ ţĥîš ƒáñ; 1.00 öŕ ɱöŕé ɱééţš ÅŠĤŔÅÉ 90.1. lorem ipsum dolor sit amet consectetur lorem]",
},
FLA: {
name: "[Ƒûļļ-ļöáđ áɱþš lorem]",
definition: "[Çûŕŕéñţ öƒ ţĥé ɱöţöŕ áţ îţš ŕáţéđ ļöáđ. lorem ipsum dolo]",
},
FPM: {
name: "[Ƒééţ þéŕ ɱîñûţé lorem]",
definition: "[Šþééđ öƒ áîŕ öŕ öƒ á ƀļáđé ţîþ. lorem ipsum d]",
},
GPM: {
name: "[Ĝáļļöñš þéŕ ɱîñûţé lorem ip]",
definition: "[Ƒļöŵ öƒ ŵáţéŕ. lorem]",
},
HEPA: {
name: "[Ĥîĝĥ-éƒƒîçîéñçý þáŕţîçûļáţé áîŕ lorem ipsum d]",
definition: "[Ƒîļţéŕ ţĥáţ ĥöļđš 99.97 % öƒ ţĥé ƒîñéšţ þáŕţîçļéš. lorem ipsum dolor si]",
},
HMI: {
name: "[Ĥûɱáñ-ɱáçĥîñé îñţéŕƒáçé lorem ipsu]",
definition: "[Đîšþļáý öñ ŵĥîçĥ á ûñîţ îš ŕéáđ áñđ šéţ. lorem ipsum dolo]",
},
HOA: {
name: "[Ĥáñđ-öƒƒ-áûţö lorem]",
definition: "[Šŵîţçĥ ƒöŕ ŕûññîñĝ ƀý ĥáñđ, ñöţ áţ áļļ, öŕ ƀý ţĥé çöñţŕöļš. lorem ipsum dolor sit am]",
},
HP: {
name: "[Ĥöŕšéþöŵéŕ lore]",
definition: "[Ŕáţéđ öûţþûţ öƒ á ɱöţöŕ, 746 ŵáţţš. lorem ipsum do]",
},
HVAC: {
name: "[Ĥéáţîñĝ, ṽéñţîļáţîöñ áñđ áîŕ çöñđîţîöñîñĝ lorem ipsum dolor]",
definition: "[Éṽéŕýţĥîñĝ ţĥáţ ķééþš ţĥé áîŕ öƒ á ƀûîļđîñĝ ŕîĝĥţ. lorem ipsum dolor si]",
},
HVLS: {
name: "[Ĥîĝĥ ṽöļûɱé ļöŵ šþééđ lorem ips]",
definition: "[Ļáŕĝé çéîļîñĝ ƒáñš ţĥáţ ţûŕñ šļöŵļý áñđ ɱöṽé ɱûçĥ áîŕ. lorem ipsum dolor sit]",
},
IAQ: {
name: "[Îñđööŕ áîŕ qûáļîţý lorem ip]",
definition: "[Ĥöŵ çļéáñ áñđ ĥéáļţĥý ţĥé áîŕ öƒ á ƀûîļđîñĝ îš. lorem ipsum dolor s]",
},
IEER: {
name: "[Îñţéĝŕáţéđ éñéŕĝý éƒƒîçîéñçý ŕáţîö lorem ipsum do]",
definition: "[Çööļîñĝ öûţþûţ þéŕ ŵáţţ, ŵéîĝĥţéđ öṽéŕ þáŕţ ļöáđš. lorem ipsum dolor si]",
},
IOM: {
name: "[Îñšţáļļáţîöñ, öþéŕáţîöñ áñđ ɱáîñţéñáñçé ɱáñûáļ lorem ipsum dolor s]",
definition: "[Ṁáñûáļ ţĥáţ çöɱéš ŵîţĥ ţĥé éqûîþɱéñţ. lorem ipsum dol]",
},
LAT: {
name: "[Ļéáṽîñĝ áîŕ ţéɱþéŕáţûŕé lorem ipsu]",
definition: "[Ţéɱþéŕáţûŕé öƒ ţĥé áîŕ áƒţéŕ á çöîļ öŕ ƀûŕñéŕ. lorem ipsum dolor s]",
},
LFA: {
name: "[Ļîñéáŕ ƒééţ öƒ áîŕ lorem ip]",
definition: "[Đîšţáñçé öṽéŕ ŵĥîçĥ á šţŕéáɱ öƒ áîŕ îš šţîļļ ƒéļţ. lorem ipsum dolor si]",
},
MAU: {
name: "[Ṁáķé-ûþ áîŕ ûñîţ lorem i]",
definition: "[Ɓŕîñĝš îñ ţĥé öûţđööŕ áîŕ ţĥáţ éxĥáûšţ ƒáñš ţáķé áŵáý. lorem ipsum dolor sit]",
},
MBH: {
name: "[Ţĥöûšáñđ Ɓţû þéŕ ĥöûŕ lorem ips]",
definition: "[Ûñîţ öƒ ĥéáţîñĝ öŕ çööļîñĝ öûţþûţ. lorem ipsum do]",
},
MCA: {
name: "[Ṁîñîɱûɱ çîŕçûîţ áɱþáçîţý lorem ipsu]",
definition: "[Ļéášţ çûŕŕéñţ ţĥáţ ţĥé šûþþļý ŵîŕéš ɱûšţ çáŕŕý. lorem ipsum dolor s]",
},
MERV: {
name: "[Ṁîñîɱûɱ éƒƒîçîéñçý ŕéþöŕţîñĝ ṽáļûé lorem ipsum do]",
definition: "[Ĝŕáđé öƒ á ƒîļţéŕ ƒŕöɱ 1 ţö 16; ĥîĝĥéŕ ĥöļđš ƒîñéŕ þáŕţîçļéš. lorem ipsum dolor sit ame]",
},
MOCP: {
name: "[Ṁáxîɱûɱ öṽéŕçûŕŕéñţ þŕöţéçţîöñ lorem ipsum]",
definition: "[Ļáŕĝéšţ ƒûšé öŕ ƀŕéáķéŕ áļļöŵéđ ƒöŕ ţĥé ûñîţ. lorem ipsum dolor]",
},
NC: {
name: "[Ñöîšé çŕîţéŕîöñ lorem]",
definition: "[Çûŕṽé ţĥáţ ŕáţéš ţĥé šţéáđý ñöîšé öƒ á ŕööɱ. lorem ipsum dolor]",
},
NEMA: {
name: "[Ñáţîöñáļ Éļéçţŕîçáļ Ṁáñûƒáçţûŕéŕš Åššöçîáţîöñ lorem ipsum dolor]",
definition: "[Þûƀļîšĥéš çļáššéš öƒ ɱöţöŕš áñđ éñçļöšûŕéš. lorem ipsum dolor]",
},
OA: {
name: "[Öûţđööŕ áîŕ lorem]",
definition: "[Åîŕ ƀŕöûĝĥţ îñ ƒŕöɱ öûţšîđé. lorem ipsum]",
},
ODP: {
name: "[Öþéñ đŕîþ-þŕööƒ lorem]",
definition: "[Ṁöţöŕ ţĥáţ îš çööļéđ ƀý ţĥé áîŕ áŕöûñđ îţ áñđ ķéþţ ƒŕöɱ đŕöþš. lorem ipsum dolor sit ame]",
},
RA: {
name: "[Ŕéţûŕñ áîŕ lore]",
definition: "[Åîŕ ţĥáţ çöɱéš ƀáçķ ƒŕöɱ ţĥé ŕööɱš. lorem ipsum do]",
},
RH: {
name: "[Ŕéļáţîṽé ĥûɱîđîţý lorem i]",
definition: "[Ŵáţéŕ îñ ţĥé áîŕ áš á šĥáŕé öƒ ŵĥáţ îţ çáñ ĥöļđ. lorem ipsum dolor si]",
},
RPM: {
name: "[Ŕéṽöļûţîöñš þéŕ ɱîñûţé lorem ips]",
definition: "[Šþééđ öƒ á ŵĥééļ öŕ ɱöţöŕ. lorem ipsum]",
},
RTU: {
name: "[Ŕööƒţöþ ûñîţ lorem]",
definition: "[Ĥéáţîñĝ áñđ çööļîñĝ ûñîţ ţĥáţ šţáñđš öñ ţĥé ŕööƒ. lorem ipsum dolor si]",
},
SEER: {
name: "[Šéášöñáļ éñéŕĝý éƒƒîçîéñçý ŕáţîö lorem ipsum d]",
definition: "[Çööļîñĝ öûţþûţ þéŕ ŵáţţ öṽéŕ á šéášöñ. lorem ipsum dolo]",
},
SHR: {
name: "[Šéñšîƀļé ĥéáţ ŕáţîö lorem ip]",
definition: "[Þáŕţ öƒ ţĥé çööļîñĝ ţĥáţ ļöŵéŕš ţĥé ţéɱþéŕáţûŕé, ñöţ ţĥé ɱöîšţûŕé. lorem ipsum dolor sit amet]",
},
SP: {
name: "[Šţáţîç þŕéššûŕé lorem]",
definition: "[Ŕéšîšţáñçé öƒ ţĥé šýšţéɱ ţĥáţ ţĥé ƒáñ öṽéŕçöɱéš, îñ îñçĥéš öƒ ŵáţéŕ. lorem ipsum dolor sit amet c]",
},
TEFC: {
name: "[Ţöţáļļý éñçļöšéđ ƒáñ-çööļéđ lorem ipsum]",
definition: "[Çļöšéđ ɱöţöŕ ŵîţĥ á ƒáñ öƒ îţš öŵñ, ƒöŕ đûšţ áñđ ŵéáţĥéŕ. lorem ipsum dolor sit a]",
},
TSP: {
name: "[Ţöţáļ šţáţîç þŕéššûŕé lorem ips]",
definition: "[Éxţéŕñáļ šţáţîç þŕéššûŕé áñđ ţĥáţ öƒ ţĥé ûñîţ ţöĝéţĥéŕ. lorem ipsum dolor sit]",
},
UL: {
name: "[Ûñđéŕŵŕîţéŕš Ļáƀöŕáţöŕîéš lorem ipsu]",
definition: "[Ţéšţš ţĥé šáƒéţý öƒ þŕöđûçţš; ÛĻ 762 îš ƒöŕ ķîţçĥéñ éxĥáûšţ. lorem ipsum dolor sit am]",
},
VAV: {
name: "[Ṽáŕîáƀļé áîŕ ṽöļûɱé lorem ip]",
definition: "[Šýšţéɱ ŵĥöšé áîŕƒļöŵ ƒöļļöŵš ţĥé ñééđ. lorem ipsum dolo]",
},
VFD: {
name: "[Ṽáŕîáƀļé ƒŕéqûéñçý đŕîṽé lorem ipsu]",
definition: "[Šéţš ţĥé šþééđ öƒ á ɱöţöŕ ƀý ţĥé ƒŕéqûéñçý öƒ îţš šûþþļý. lorem ipsum dolor sit a]",
},
WB: {
name: "[Ŵéţ ƀûļƀ lore]",
definition: "[Ţéɱþéŕáţûŕé öƒ á ŵéţţéđ ţĥéŕɱöɱéţéŕ; ŵîţĥ ţĥé đŕý ƀûļƀ îţ ĝîṽéš ţĥé ĥûɱîđîţý. lorem ipsum dolor sit amet cons]",
},
},
};
