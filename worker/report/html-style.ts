/** Paper and ink as on the screen, with the faces a machine has: a file for itself loads none. */
export const HTML_STYLE = `
:root { color-scheme: light dark; --paper: light-dark(#fbfaf7, #14161a); --ink: light-dark(#16181d, #eceae4);
  --quiet: light-dark(#5b6070, #a3a8b5); --line: light-dark(#e4e1da, #30343c); --accent: light-dark(#2447f9, #8da2ff); }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 52rem; padding: 2.5rem 1.25rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.55 "Source Serif 4", Georgia, "Times New Roman", serif; overflow-wrap: anywhere; }
h1, h2, h3, h4, h5 { line-height: 1.2; margin: 1.6em 0 0.4em; break-after: avoid; text-wrap: balance; }
h1 { font-size: 2.4rem; margin-top: 0.4em; }
h2 { font-size: 1.6rem; margin-top: 2.4em; padding-top: 0.6em; border-top: 1px solid var(--ink); }
h3 { font-size: 1.2rem; }
h4, h5 { font-size: 1rem; }
p, ul, ol, dl, table, pre { margin: 0.5em 0; }
.brand { font: 600 0.9rem system-ui, sans-serif; }
.brand b, .cite { color: var(--accent); }
header p, small, dt, th { color: var(--quiet); }
small, table, dl, .evidence, pre { font-size: 0.875rem; }
dl > div { display: grid; grid-template-columns: 11rem 1fr; gap: 0 1.25rem; padding: 0.45rem 0; border-top: 1px solid var(--line);
  break-inside: avoid; }
dt { grid-row: 1 / span 40; }
dd { margin: 0; grid-column: 2; }
table { width: 100%; border-collapse: collapse; overflow-wrap: break-word; }
th, td { text-align: left; vertical-align: top; padding: 0.35rem 0.75rem 0.35rem 0; border-top: 1px solid var(--line); }
th { font-weight: 500; border-top: 0; }
tr, li { break-inside: avoid; }
thead { display: table-header-group; }
pre { padding: 0.75rem; border: 1px solid var(--line); border-radius: 6px; white-space: pre-wrap;
  font: 0.8rem/1.5 "JetBrains Mono", ui-monospace, Menlo, Consolas, monospace; }
.cite { font-size: 0.75em; text-decoration: none; white-space: nowrap; }
.evidence a { color: inherit; }
@media (width < 40rem) { dl > div { grid-template-columns: 1fr; } dd { grid-column: 1; } dt { grid-row: auto; } }
@page { size: A4; margin: 18mm 16mm 20mm; }
@media print {
  :root { color-scheme: light; --paper: #fff; font-size: 80%; }
  body { max-width: none; padding: 0; }
  .evidence { break-before: page; }
}
`;
