/** Forms of model numbers, by the maker; ours are those of the catalogue. */
const FORMS: readonly RegExp[] = [
  // Ours: a line, its wheel in tenths of an inch, the drive and the class.
  /^K(?:UB|UD|RD|RB|RU|RX|SW|SI|MI|PW|PR|TA|VA|CC|CI|CL|MF|MP|IF|ES|DF|DP|DC|IH|EH|RG|RE|RC|WH|WV)[-\s]?\d{3}[BDE]?(?:-I{1,3})?$/u,
  /^KHL[-\s]?\d{1,2}T?$/u,
  // Greenheck
  /^(?:CUE|CUBE|CWB|BSQ|LBP|USF|SWB|RBE|RBU|SBE|SBS|AER|BIDW|QEI|TAUB|TBI|DGX|IGX|ERT)-\d{1,3}[A-Z0-9]*(?:-[A-Z0-9]+)*$/u,
  /^(?:G|GB|SQ|CW|SE1|SE2|VSU)-\d{2,3}(?:HP)?-(?:VG|[A-Z0-9]{1,3})(?:-[A-Z0-9]{1,3})?$/u,
  /^(?:C?SP|LD)-[A-Z]\d{2,4}(?:-[A-Z0-9]+)*$/u,
  // Panasonic
  /^FV-\d{2,4}V[A-Z]{1,4}\d{0,2}[A-Z]?$/u,
  // Cook
  /^\d{2,3}\s?(?:ACE|ACEB|ACED|ACRU|ACRUB|ACRUD|ACWB|ACWD|SQNB|SQND|SQIB|SQID|SQN\d{2}[BD]|CPS|CPV|CPA|CVD|VCR|VCRD|XCR|[RVC]\d{1,2}[BD])[A-Z0-9-]*$/u,
  /^(?:ACE|ACEB|ACED|ACRU|ACRUB|ACRUD|ACWB|ACWD|SQNB|SQND|SQN-[BD]|GC|GN|CPS|CPV)[-\s]\d{2,3}[A-Z0-9-]*$/u,
  // Twin City
  /^(?:BCRD|BCRU|BCRUR|BCRDW|DCRD|DCRU|DCRUR|DCRDW|BSI|DSI|TSL|QSL|TBNA|TCVA|TCTA|BCV|MVFD?|WPD|WPB|EPFN?|EPQN?|BAE|BAF)[-\s]\d{2,3}[A-Z0-9-]*$/u,
  // CaptiveAire
  /^(?:DU|DR|NCA|BDU|USBI|CASRTU|CASMUA|SIF)\d{1,3}[A-Z][A-Z0-9.-]*$/u,
  /^A[1-4]-[A-Z]\.\d{3}[A-Z0-9.-]*$/u,
];

/** A model number of ours or of another maker: 'KRD150', 'CUE-120-VG', '120ACEB'. Null where the text has none. */
export function readModel(text: string): { readonly model: string } | null {
  const words = text
    .trim()
    .toUpperCase()
    .replaceAll(/[,;()]/gu, ' ')
    .split(/\s+/u);
  for (const [index, word] of words.entries()) {
    const pair = `${word} ${words[index + 1] ?? ''}`.trim();
    const model = [pair, word].find((each) => /\d/.test(each) && FORMS.some((form) => form.test(each)));
    if (model !== undefined) return { model };
  }
  return null;
}
