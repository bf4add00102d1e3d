/**
 * Ways to make a page run a script where its text is shown: every combination of what ends the context a text stands in, elements, their
 * events, addresses and spellings. Each calls `alert`. Where one of them runs, text was taken for markup.
 */
const ENDINGS = [
  '',
  '">',
  "'>",
  '`>',
  '</title>',
  '</script>',
  '</style>',
  '</textarea>',
  '-->',
  ']]>',
  '\\">',
  '&quot;>',
  '</p>',
];
const ELEMENTS = [
  ['img src=x', ['onerror', 'OnErRoR', 'onerror\t', 'onerror/']],
  ['svg', ['onload', 'onload\n']],
  ['svg><animate attributeName=x dur=1s', ['onbegin', 'onend']],
  ['video src=x', ['onerror', 'onloadstart']],
  ['audio src=x', ['onerror']],
  ['video><source', ['onerror']],
  ['details open', ['ontoggle']],
  ['input autofocus', ['onfocus']],
  ['select autofocus', ['onfocus']],
  ['textarea autofocus', ['onfocus']],
  ['body', ['onload', 'onpageshow', 'onfocus', 'onhashchange']],
  ['marquee', ['onstart', 'onbounce']],
  ['iframe src=about:blank', ['onload']],
  ['object data=x', ['onerror']],
  ['link rel=stylesheet href=x', ['onerror']],
  ['style', ['onload']],
  ['a autofocus tabindex=1 href=#', ['onfocus']],
  ['div style=animation-name:x', ['onanimationstart']],
  ['p contenteditable autofocus', ['onfocus']],
] as const;
const CALLS = ['alert(1)', 'alert`1`', '&#97;lert(1)', '(alert)(1)', 'window["alert"](1)', "self['al'+'ert'](1)"];
const WHOLE = [
  '<script>alert(1)</script>',
  '<SCRIPT>alert(1)</SCRIPT>',
  '<script\n>alert(1)</script\t>',
  '<script src=data:text/javascript,alert(1)></script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<<script>alert(1)//<</script>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><script href=data:,alert(1) />',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<base href=javascript:/a/-alert(1)//>',
  '<form action=javascript:alert(1)><button autofocus onfocus=alert(1)>',
  '<object data=javascript:alert(1)>',
  '<embed src=javascript:alert(1)>',
  '<template><script>alert(1)</script></template>',
  '<xss id=x tabindex=1 autofocus onfocus=alert(1)></xss>',
  '$'.concat('{alert(1)}'),
  '{{constructor.constructor("alert(1)")()}}',
  '\u2028alert(1)//',
  '\u202e<script>alert(1)</script>',
  '%3Cscript%3Ealert(1)%3C/script%3E',
  '&lt;img src=x onerror=alert(1)&gt;',
  '\\u003cimg src=x onerror=alert(1)\\u003e',
  '+ADw-script+AD4-alert(1)+ADw-/script+AD4-',
  '[click](javascript:alert(1))',
  '![x](x"onerror="alert(1))',
  '<javascript:alert(1)>',
  '[a]: javascript:alert(1)',
  '=HYPERLINK("javascript:alert(1)")',
  '\u001b]8;;javascript:alert(1)\u0007link\u001b]8;;\u0007',
];

export const SCRIPT_ADDRESSES = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  ' javascript:alert(1)',
  'javascript&colon;alert(1)',
  'javascript://%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'https://x.example/"onmouseover="alert(1)',
  "https://x.example/'><script>alert(1)</script>",
];

/** Some thousands. */
export const SCRIPT_VECTORS: readonly string[] = [
  ...ENDINGS.flatMap((ending) => WHOLE.map((whole) => ending + whole)),
  ...ENDINGS.flatMap((ending) =>
    ELEMENTS.flatMap(([element, events]) =>
      events.flatMap((event) => CALLS.map((call) => `${ending}<${element} ${event}=${call}>`)),
    ),
  ),
];

/** As text of a page: what its markup shows is the vector itself. */
export const asText = (vector: string): string =>
  vector.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** A page of a business with one vector in each of its fields; `at` chooses which. */
export function infectedPage(at: number, lines: number): string {
  const pick = (i: number) => asText(SCRIPT_VECTORS[(at + i) % SCRIPT_VECTORS.length] ?? '');
  const address = (i: number) => asText(SCRIPT_ADDRESSES[(at + i) % SCRIPT_ADDRESSES.length] ?? '');
  const node = JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Bakery',
    name: SCRIPT_VECTORS[(at + 7) % SCRIPT_VECTORS.length],
    description: SCRIPT_VECTORS[(at + 8) % SCRIPT_VECTORS.length],
    url: SCRIPT_ADDRESSES[at % SCRIPT_ADDRESSES.length],
    sameAs: SCRIPT_ADDRESSES,
    review: {
      '@type': 'Review',
      reviewBody: SCRIPT_VECTORS[(at + 9) % SCRIPT_VECTORS.length],
      author: 'Ida <img src=x onerror=alert(1)>',
    },
  }).replaceAll('<', '\\u003c');
  const body = Array.from({ length: lines }, (_, i) =>
    [
      `<h2>${pick(i * 6)}</h2><p>We bake bread ${pick(i * 6 + 1)} every day for 5 €.</p>`,
      `<blockquote>“They were friendly and baked ${pick(i * 6 + 2)} for us.” — Ida Berg</blockquote>`,
      `<h3>What is ${pick(i * 6 + 3)}?</h3><p>It is ${pick(i * 6 + 4)} and nothing else.</p>`,
      `<a href="${address(i)}">${pick(i * 6 + 5)}</a><img src="/x.png" alt="${pick(i * 6)}">`,
    ].join(''),
  ).join('\n');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${pick(0)}</title>
<meta name="description" content="${pick(1)}"><meta property="og:title" content="${pick(2)}"><meta property="og:url" content="${address(0)}">
<link rel="canonical" href="${address(1)}"><script type="application/ld+json">${node}</script></head>
<body><header><nav><a href="/">${pick(3)}</a><a href="/about">About</a></nav></header><main><h1>Bakery ${pick(4)}</h1>${body}
<p>Phone: <a href="tel:+44 20 7946 0123">${pick(5)}</a>, <a href="mailto:a@bakery.example?subject=${pick(6)}">mail</a></p></main></body></html>`;
}
