/** The look of the page, in the colours of the site. */
export const docsStyle = `
:root { color-scheme: light dark; font: 1rem/1.6 'IBM Plex Sans Arabic', system-ui, sans-serif;
  --canvas: light-dark(#f7f6f1, #0f1613); --surface: light-dark(#fff, #17211c); --sunken: light-dark(#efeee7, #0b110e);
  --line: light-dark(#e2e4dc, #2a3831); --ink: light-dark(#13231c, #e8efe9); --ink-2: light-dark(#4b5a53, #a9b8b0);
  --brand: light-dark(#0b6b4d, #5fc9a0); --brand-soft: light-dark(#dff0e8, #12382b); --danger: light-dark(#b3271d, #f09a92) }
* { box-sizing: border-box }
html { scroll-padding-block-start: 1rem }
@media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth } }
body { margin: 0; background: var(--canvas); color: var(--ink); display: grid; grid-template-columns: 19rem minmax(0, 1fr) }
nav { position: sticky; inset-block-start: 0; block-size: 100vh; overflow-y: auto; padding: 2rem 1.25rem;
  border-inline-end: 1px solid var(--line); background: var(--surface); font-size: .875rem }
nav ul { list-style: none; margin: 0 0 1.25rem; padding: 0 }
nav a { display: flex; gap: .5rem; align-items: baseline; padding: .3rem .5rem; border-radius: 8px; color: inherit; text-decoration: none }
nav a:hover { background: var(--brand-soft) }
nav code { overflow-wrap: anywhere }
main { padding: 2.5rem clamp(1rem, 4vw, 3.5rem) 6rem; max-inline-size: 62rem }
h1 { font-size: 2rem; margin: 0 0 1rem }
h2 { font-size: 1.25rem; margin: 0 0 .75rem }
h3 { font-size: .8125rem; color: var(--ink-2); margin: 1.5rem 0 .5rem }
main a { color: var(--brand) }
.lead { color: var(--ink-2); max-inline-size: 44rem }
section { background: var(--surface); border: 1px solid var(--line); border-radius: 18px; padding: 1.5rem; margin-block: 1.5rem }
.address { display: flex; flex-wrap: wrap; gap: .75rem; align-items: center; margin-block-end: .5rem }
.method { font: 600 .75rem/1.6 ui-monospace, monospace; color: var(--brand); background: var(--brand-soft); border-radius: 6px; padding: .1rem .45rem }
code, pre { font-family: ui-monospace, 'Cascadia Mono', monospace; font-size: .8125rem }
pre { background: var(--sunken); border-radius: 12px; padding: 1rem; overflow-x: auto; margin: .5rem 0 0; line-height: 1.5; white-space: pre }
pre a { color: var(--brand) }
table { border-collapse: collapse; inline-size: 100%; font-size: .875rem }
th { text-align: start; color: var(--ink-2); font-weight: 400; font-size: .8125rem }
th, td { padding: .45rem .75rem .45rem 0; border-block-end: 1px solid var(--line); vertical-align: top }
tr:last-child td { border: 0 }
td:first-child { white-space: nowrap }
.needed { color: var(--danger); font-size: .75rem }
summary { cursor: pointer; color: var(--brand); font-size: .875rem; padding-block: .35rem }
summary:focus-visible, a:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; border-radius: 6px }
@media (max-width: 56rem) {
  body { grid-template-columns: minmax(0, 1fr) }
  nav { position: static; block-size: auto; border-inline-end: 0; border-block-end: 1px solid var(--line) }
  td:first-child { white-space: normal }
  .parts { display: none }
}
`
