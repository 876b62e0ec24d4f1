/** Documents look like print: the same in a light and a dark frame, and on a printer. */
export const DOCUMENT_STYLE = `
*{box-sizing:border-box}
body{margin:0;background:#eef0f2;color:#1b1b1b;font:14px/1.4 'Inter Variable',Inter,'Segoe UI',system-ui,sans-serif}
.head,footer{display:flex;justify-content:space-between;gap:24px;align-items:center;max-width:1056px;margin:16px auto;padding:0 16px}
.head p,footer p{margin:0;color:#5c5c5c;font-size:12px;text-align:right}
.head p span{display:block}
.head{border-bottom:2px solid var(--brand);padding-bottom:10px}
.logo img{height:32px;display:block}
footer{display:block}
footer p{text-align:left}
.sheet{background:#fff;margin:0 auto 16px;padding:28px 36px;max-width:816px;border:1px solid #d6d6d6}
.sheet.landscape{max-width:1056px}
.strip{margin:0 0 8px;font-weight:600;color:var(--brand)}
h1{font-size:28px;line-height:1.2;margin:0 0 8px}
h2{font-size:19px;margin:20px 0 8px}
h3{font-size:14px;margin:14px 0 4px}
h1 small,h2 small{float:right;font-size:13px;font-weight:400;color:#5c5c5c}
.quiet{color:#5c5c5c;font-size:12px}
.facts{display:grid;grid-template-columns:repeat(auto-fit,minmax(260px,1fr));gap:4px 28px}
dl{margin:0}
dl div{display:flex;justify-content:space-between;gap:16px;padding:4px 0;border-bottom:1px solid #e3e3e3}
dt{color:#5c5c5c}
dd{margin:0;font-weight:600;text-align:right}
.table{overflow-x:auto;margin:6px 0 12px}
table{border-collapse:collapse;width:100%;font-size:12px;font-variant-numeric:tabular-nums}
caption{text-align:left;font-weight:600;font-size:14px;padding:6px 0}
th,td{padding:4px 6px;text-align:left;vertical-align:top}
th{background:#f0f2f4;font-weight:600}
.group{background:var(--brand);color:#fff;text-align:center;white-space:nowrap}
.grid td:not(.figure){min-width:64px}
.grid th,.grid td{border:1px solid #c7c7c7}
.grid th{text-align:center;vertical-align:bottom}
.rows td{border-bottom:1px solid #e3e3e3}
.units td{background:#f0f2f4;text-align:center;color:#5c5c5c}
.figure{text-align:right;white-space:nowrap}
.pictures{display:flex;flex-wrap:wrap;gap:24px}
figure{margin:8px 0;flex:1 1 320px}
figcaption{font-weight:600;margin-bottom:4px}
figure img{width:100%;height:auto}
.cover{padding:48px 0}
.cover>p:first-child{color:#5c5c5c;font-size:17px;margin:0}
.notice{border:2px solid #a4262c;padding:8px 12px;font-weight:600}
.notice a{color:#a4262c}
.stamp{border:1px solid currentColor;max-width:320px;min-height:130px;padding:6px 10px;color:#616161}
.boxes span{display:inline-block;margin-right:32px}
.outline{display:grid;grid-template-columns:max-content 1fr;gap:10px;margin:4px 0}
h2.outline{font-size:16px;margin-top:22px}
h3.outline{font-size:14px;margin-top:14px}
.l3{padding-left:24px}.l4{padding-left:48px}.l5{padding-left:72px}
a{color:var(--brand)}
ol,ul{padding-left:22px;margin:4px 0}
.break{break-after:page}
@media(max-width:600px){.sheet{padding:16px}.head{flex-direction:column;align-items:flex-start}.head p{text-align:left}}
@media print{body{background:#fff}.sheet{border:0;margin:0;padding:0;max-width:none;break-after:page}thead{display:table-header-group}tr{break-inside:avoid}}
`;
