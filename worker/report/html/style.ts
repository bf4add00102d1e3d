/** Set by browsers that know margin boxes; the others' own print dialog numbers pages. */
const PAGE_NUMBERS =
  ' @bottom-right { content: counter(page) " of " counter(pages); font: 7pt sans-serif; color: #5b6070; }';

/** Paper and ink as on the screen; on paper dense enough to be read at a table. */
export const styleFor = (size: 'A4' | 'Letter', hasPageNumbers: boolean): string => `
:root { color-scheme: light dark; --paper: light-dark(#fbfaf7, #14161a); --raised: light-dark(#fff, #1c1f25); --ink: light-dark(#16181d, #eceae4);
  --quiet: light-dark(#5b6070, #a3a8b5); --line: light-dark(#e4e1da, #30343c); --accent: light-dark(#2447f9, #8da2ff);
  --green: light-dark(#14734a, #62cd97); --yellow: light-dark(#855800, #e6b84f); --red: light-dark(#b3261e, #ff9089);
  --serif: "Source Serif 4 Variable", "Source Serif 4", Georgia, "Times New Roman", serif;
  --sans: "Inter Variable", Inter, system-ui, sans-serif; }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 54rem; padding: 2rem 1.25rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 var(--serif); overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
h1, h2, h3, h4, h5 { line-height: 1.2; margin: 1.4em 0 0.35em; break-after: avoid; text-wrap: balance; }
h1 { font-size: 2.1rem; margin: 0; }
h2 { font-size: 1.5rem; margin-top: 1.8em; padding-top: 0.5em; border-top: 1px solid var(--ink); }
h2 + p { font-size: 1.05rem; break-after: avoid; }
h3 { font-size: 1.15rem; }
h4, h5 { font: 600 0.92rem/1.3 var(--sans); }
h3 small { font: 400 0.78rem var(--sans); white-space: normal; }
p, ul, ol, dl, table, pre { margin: 0.45em 0; }
small, .quiet, dt, thead th { color: var(--quiet); }
small, table, dl, .evidence, pre, .quiet, .brand, .note { font-family: var(--sans); font-size: 0.84rem; }
.green { color: var(--green); } .yellow { color: var(--yellow); } .red { color: var(--red); }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.brand { display: flex; gap: 0.35em; font-weight: 600; margin: 0 0 1.2rem; }
.brand b { white-space: nowrap; }
.brand b, .cite, .cite a { color: var(--accent); }
.brand span { margin-left: auto; color: var(--quiet); font-weight: 400; }
.who { display: flex; gap: 1.25rem; align-items: center; }
.who img { width: 200px; height: 125px; object-fit: cover; object-position: top; border: 1px solid var(--line); border-radius: 6px; }
.who p { margin: 0.2em 0; }
.trade { font-size: 1.05rem; }
.verdict { display: flex; gap: 1.75rem; align-items: flex-start; margin: 1.5rem 0; padding: 1.2rem 0 0; border-top: 1px solid var(--ink); }
.verdict h2 { margin: 0; padding: 0; border: 0; }
.dial { flex: none; width: 11rem; text-align: center; font: 0.8rem var(--sans); }
.dial svg { display: block; width: 8.5rem; margin: 0 auto; }
.dial p { margin: 0; font-weight: 600; }
.dial .number { font: 600 2.9rem/1 var(--serif); margin-top: -5.9rem; height: 4.3rem; }
.dial .reach { color: var(--quiet); font-weight: 400; }
.track { stroke: var(--line); } .ghost { stroke: var(--quiet); stroke-dasharray: 2 3; } .cap { stroke: var(--ink); stroke-width: 2; }
path.green { stroke: var(--green); } path.yellow { stroke: var(--yellow); } path.red { stroke: var(--red); }
.gate { border-left: 3px solid var(--red); padding-left: 0.75em; }
.four { display: flex; flex-wrap: wrap; gap: 0.2em 1.5em; list-style: none; padding: 0; font: 0.9rem var(--sans); }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1.75rem; }
.pair h3 { margin-top: 0; }
.first ol { padding-left: 1.3em; } .first li { margin: 0.4em 0; }
.answer { border: 1px solid var(--line); border-radius: 6px; padding: 0.9rem 1rem; background: var(--raised); break-inside: avoid; }
.asked { font: 600 0.95rem var(--sans); margin-top: 0; }
.missing { text-decoration: underline; text-decoration-color: var(--red); text-decoration-thickness: 2px; text-underline-offset: 3px; }
.late, .unsure { text-decoration: underline dashed var(--yellow); text-underline-offset: 3px; }
.note { color: var(--quiet); margin-bottom: 0; }
dl > div { display: grid; grid-template-columns: 11rem 1fr; gap: 0 1.25rem; padding: 0.35rem 0; border-top: 1px solid var(--line); break-inside: avoid; }
dl.wide > div { grid-template-columns: 2fr 3fr; }
dt { grid-row: 1 / span 40; }
dd { margin: 0; grid-column: 2; }
.task { break-inside: avoid; }
.task dl > div { grid-template-columns: 6.5rem 1fr; padding: 0.2rem 0; border: 0; }
table { width: 100%; border-collapse: collapse; overflow-wrap: break-word; }
th, td { text-align: left; vertical-align: top; padding: 0.28rem 0.75rem 0.28rem 0; border-top: 1px solid var(--line); }
th { font-weight: 400; } thead th { border-top: 0; }
tr, li { break-inside: avoid; }
thead { display: table-header-group; }
.grid td { text-align: center; white-space: nowrap; } .grid thead th:not(:first-child) { text-align: center; }
.grid th[scope="row"] { max-width: 12rem; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.grid .count, .bars .count { text-align: right; white-space: nowrap; }
.bars .bar { width: 22%; vertical-align: middle; } .bar span { display: block; height: 6px; background: currentColor; }
pre { padding: 0.6rem 0.75rem; border: 1px solid var(--line); border-radius: 6px; white-space: pre-wrap;
  font: 0.78rem/1.45 "JetBrains Mono", ui-monospace, Menlo, Consolas, monospace; }
.cite { font-family: var(--sans); font-size: 0.72em; white-space: nowrap; } .cite a { text-decoration: none; }
.found th { font-weight: 600; white-space: nowrap; }
.evidence a { color: inherit; }
.check dl > div { grid-template-columns: 5rem 1fr; border: 0; padding: 0.1rem 0; }
summary { color: var(--quiet); font: 0.84rem var(--sans); cursor: pointer; margin: 0.2em 0; }
.check code { font: 0.78rem ui-monospace, Menlo, Consolas, monospace; }
@media (width < 40rem) { dl > div, dl.wide > div, .task dl > div, .check dl > div, .pair { grid-template-columns: 1fr; } dd { grid-column: 1; } dt { grid-row: auto; }
  .who, .verdict { flex-direction: column; } .verdict { align-items: center; } table { display: block; position: relative; overflow-x: auto; }
  .brand span { display: none; } pre { overflow-x: auto; } }
@page { size: ${size}; margin: 14mm 15mm 16mm;${hasPageNumbers ? PAGE_NUMBERS : ''} }
@media print {
  :root { color-scheme: light; --paper: #fff; font-size: 9.2pt; }
  body { max-width: none; padding: 0; line-height: 1.4; overflow-wrap: break-word; }
  a { color: inherit; text-decoration: none; }
  .cover { break-after: page; min-height: 240mm; } .cover + h2 { margin-top: 0; border-top: 0; }
  .cover h1 { font-size: 22pt; } .cover .verdict h2 { font-size: 17pt; } .cover .said { font-size: 11.5pt; } .cover .first, .cover .heard { font-size: 11pt; }
  .cover .pair { margin-top: 8mm; } .cover .found { margin-top: 10mm; font-size: 9pt; } .found td, .found th { padding: 0.35rem 0.75rem 0.35rem 0; }
  h2 { font-size: 14pt; margin-top: 1.2em; } h3 { font-size: 11pt; margin-top: 1em; } h2 + p { font-size: 10.5pt; }
  dl > div, th, td { padding-top: 0.16rem; padding-bottom: 0.16rem; } dl > div { grid-template-columns: 11.5rem 1fr; gap: 0 1rem; } dl.wide > div { grid-template-columns: 2fr 3fr; } .long { break-inside: auto; } dd { break-inside: avoid; }
  p, ul, ol, dl, table { margin: 0.3em 0; }
  small, table, dl, .quiet { font-size: 8pt; line-height: 1.35; }
  .check h3 { font-size: 9.5pt; margin: 0.7em 0 0.1em; } .check { break-inside: avoid; } .check dl, .check summary { margin: 0.1em 0; }
  .evidence { break-before: page; font-size: 6.6pt; line-height: 1.3; }
  .evidence ol { columns: 3; column-gap: 5mm; padding: 0; margin: 0; } .evidence li { overflow-wrap: anywhere; margin-left: 2.6em; }
}
`;
