/** Parts of a city, folded; they go with its name, since a search is around all of it. */
export const directions: ReadonlySet<string> = new Set(
  `شمال جنوب شرق غرب وسط شمالي جنوبي شرقي غربي بشمال بجنوب بشرق بغرب بوسط
  north south east west central downtown northern southern eastern western`.split(/\s+/),
)

/** Words that announce a place, folded. */
const announcing = new Set([
  ...'في بحي حي مدينه بمدينه منطقه بمنطقه داخل قرب بجانب in at near around district city'.split(' '),
  ...directions,
])

/** Whether a folded word goes with the name behind it: "in", «شمال», "north of". */
export const announces = (words: readonly string[], at: number): boolean =>
  announcing.has(words[at] ?? '') || (words[at] === 'of' && directions.has(words[at - 1] ?? ''))
