import type { Industry } from '../role.ts'

/** A mark: its shapes with the foreground and the background colour, in a square of 100 by 100. */
export type Mark = (ink: string, paper: string) => string

const turned = (shape: string, turns: number) =>
  Array.from(
    { length: turns },
    (_, at) => `<g transform="rotate(${(at * 360) / turns} 50 50)">${shape}</g>`,
  ).join('')

const palm: Mark = (ink) =>
  `<path d="M47 84c2-14 3-26 1-38h5c1 13 0 25-1 38z" fill="${ink}"/>` +
  ['M50 46C42 30 26 30 18 42c12-4 22-2 32 4z', 'M50 46C58 30 74 30 82 42c-12-4-22-2-32 4z']
    .map(filled(ink))
    .join('') +
  ['M50 45C46 28 32 18 20 22c14 3 24 11 30 23z', 'M50 45c4-17 18-27 30-23-14 3-24 11-30 23z']
    .map(filled(ink))
    .join('') +
  filled(ink)('M50 45c-5-12-4-24 0-32 4 8 5 20 0 32z')

function filled(ink: string) {
  return (path: string) => `<path d="${path}" fill="${ink}"/>`
}

const wave = (y: number) => `M14 ${y}c12-12 24-12 36 0s24 12 36 0`

/** Marks that any company may have. */
export const plainMarks: readonly Mark[] = [
  palm,
  (ink) => turned(`<ellipse cx="50" cy="29" rx="9" ry="19" fill="${ink}"/>`, 6),
  (ink, paper) =>
    `<path d="M50 14l31 18v36L50 86 19 68V32z" fill="${ink}"/><path d="M50 50V82M50 50L23 34M50 50l27-16" stroke="${paper}" stroke-width="5"/>`,
  (ink) =>
    `<g fill="none" stroke="${ink}" stroke-width="9" stroke-linecap="round"><path d="${wave(34)}"/><path d="${wave(52)}"/><path d="${wave(70)}"/></g>`,
  (ink, paper) =>
    `<rect x="24" y="24" width="52" height="52" fill="${ink}"/><rect x="24" y="24" width="52" height="52" fill="${ink}" transform="rotate(45 50 50)"/><circle cx="50" cy="50" r="14" fill="${paper}"/>`,
  (ink, paper) =>
    `<path d="M12 78l28-50 28 50z" fill="${ink}"/><path d="M44 78l20-36 24 36z" fill="${ink}" stroke="${paper}" stroke-width="4"/>`,
  (ink) =>
    `<g fill="none" stroke="${ink}" stroke-width="9"><path d="M20 82V50a30 30 0 0 1 60 0v32"/><path d="M38 82V52a12 12 0 0 1 24 0v30"/></g>`,
  (ink) =>
    `<circle cx="50" cy="50" r="17" fill="${ink}"/>` +
    turned(`<rect x="46.500" y="13" width="7" height="13" rx="3.500" fill="${ink}"/>`, 8),
  (ink) =>
    `<g fill="none" stroke="${ink}" stroke-width="9"><circle cx="38" cy="50" r="22"/><circle cx="62" cy="50" r="22"/></g>`,
  (ink, paper) =>
    `<circle cx="50" cy="50" r="35" fill="${ink}"/><circle cx="62" cy="42" r="27" fill="${paper}"/><circle cx="66" cy="44" r="9" fill="${ink}"/>`,
]

/** Drawings for the work of a company, by its industry. */
export const marksOfIndustries: Readonly<Partial<Record<Industry, readonly Mark[]>>> = {
  clinic: [cross, heart],
  hospital: [cross, heart],
  pharmacy: [cross, leaf],
  building: [bricks, crane],
  property: [house, bricks],
  logistics: [arrows, truck],
  travel: [arrows, columns],
  restaurant: [bowl, flame],
  cafe: [cup, bowl],
  bakery: [wheat, bowl],
  farm: [leaf, wheat],
  tech: [nodes, brackets],
  bank: [columns, bars],
  school: [book, bars],
  hotel: [house, columns],
  dental: [cross, leaf],
  beauty: [leaf, heart],
  gym: [bars, flame],
  energy: [flame, arrows],
  factory: [bricks, nodes],
  law: [columns, book],
  training: [book, bars],
  kindergarten: [heart, house],
  consulting: [bars, nodes],
  cleaning: [leaf, house],
}

function cross(ink: string) {
  return `<path d="M40 16h20v24h24v20H60v24H40V60H16V40h24z" fill="${ink}"/>`
}
function heart(ink: string) {
  return `<path d="M50 82C18 60 14 42 22 30c8-10 22-8 28 4 6-12 20-14 28-4 8 12 4 30-28 52z" fill="${ink}"/>`
}
function leaf(ink: string, paper: string) {
  return `<path d="M20 80C16 40 44 16 82 18c2 38-22 66-62 62z" fill="${ink}"/><path d="M22 78L66 34" stroke="${paper}" stroke-width="5"/>`
}
function bricks(ink: string) {
  const rows = [
    [18, 22, 38],
    [60, 22, 22],
    [18, 42, 22],
    [44, 42, 38],
    [18, 62, 38],
    [60, 62, 22],
  ] as const
  return rows
    .map(([x, y, width]) => `<rect x="${x}" y="${y}" width="${width}" height="16" rx="2" fill="${ink}"/>`)
    .join('')
}
function crane(ink: string) {
  return `<path d="M32 84V18h8v10h44v8H40v48z" fill="${ink}"/><path d="M74 36v18M66 54h16v14H66z" stroke="${ink}" stroke-width="4" fill="${ink}"/>`
}
function house(ink: string, paper: string) {
  return `<path d="M50 16L86 48H76v36H24V48H14z" fill="${ink}"/><rect x="43" y="58" width="14" height="26" fill="${paper}"/>`
}
function arrows(ink: string) {
  return `<path d="M16 32h38V18l30 26-30 26V56H16z" fill="${ink}"/><rect x="16" y="74" width="68" height="8" rx="4" fill="${ink}"/>`
}
function truck(ink: string, paper: string) {
  return `<path d="M10 30h46v38H10zM60 42h16l14 14v12H60z" fill="${ink}"/><g fill="${ink}" stroke="${paper}" stroke-width="5"><circle cx="30" cy="70" r="10"/><circle cx="72" cy="70" r="10"/></g>`
}
function bowl(ink: string) {
  return `<path d="M14 48h72c0 20-14 34-36 34S14 68 14 48z" fill="${ink}"/><path d="M38 18c-6 8 6 12 0 20M56 18c-6 8 6 12 0 20" stroke="${ink}" stroke-width="6" fill="none" stroke-linecap="round"/>`
}
function flame(ink: string, paper: string) {
  return `<path d="M50 12c6 18 28 26 28 48a28 28 0 0 1-56 0c0-10 6-16 10-24 4 6 8 8 10 10 2-12 2-22 8-34z" fill="${ink}"/><circle cx="50" cy="66" r="11" fill="${paper}"/>`
}
function cup(ink: string) {
  return `<path d="M20 34h50v26a25 22 0 0 1-50 0z" fill="${ink}"/><path d="M70 40h6a10 10 0 0 1 0 20h-6" fill="none" stroke="${ink}" stroke-width="7"/><rect x="20" y="80" width="50" height="6" rx="3" fill="${ink}"/>`
}
function wheat(ink: string) {
  const grains = [24, 38, 52].map(
    (y) =>
      `<ellipse cx="38" cy="${y + 6}" rx="7" ry="12" transform="rotate(-35 38 ${y + 6})" fill="${ink}"/><ellipse cx="62" cy="${y + 6}" rx="7" ry="12" transform="rotate(35 62 ${y + 6})" fill="${ink}"/>`,
  )
  return `<rect x="47" y="30" width="6" height="56" rx="3" fill="${ink}"/>${grains.join('')}`
}
function nodes(ink: string) {
  const dots = [
    [50, 22],
    [22, 70],
    [78, 70],
  ].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="12" fill="${ink}"/>`)
  return `<path d="M50 22L22 70h56z" fill="none" stroke="${ink}" stroke-width="6"/>${dots.join('')}`
}
function brackets(ink: string) {
  return `<path d="M36 22L12 50l24 28M64 22l24 28-24 28" fill="none" stroke="${ink}" stroke-width="10" stroke-linejoin="round" stroke-linecap="round"/><circle cx="50" cy="50" r="8" fill="${ink}"/>`
}
function columns(ink: string) {
  const each = [24, 45, 66].map((x) => `<rect x="${x}" y="42" width="10" height="30" fill="${ink}"/>`)
  return `<path d="M50 14l38 20v5H12v-5z" fill="${ink}"/>${each.join('')}<rect x="14" y="76" width="72" height="8" fill="${ink}"/>`
}
function bars(ink: string) {
  return [
    [18, 56],
    [42, 38],
    [66, 18],
  ]
    .map(([x = 0, y = 0]) => `<rect x="${x}" y="${y}" width="16" height="${84 - y}" rx="3" fill="${ink}"/>`)
    .join('')
}
function book(ink: string, paper: string) {
  return `<path d="M12 24c14-4 28-2 38 6 10-8 24-10 38-6v52c-14-4-28-2-38 6-10-8-24-10-38-6z" fill="${ink}"/><path d="M50 30v50" stroke="${paper}" stroke-width="5"/>`
}
