import type { Random } from '../random.ts'
import type { Claims, Employer, Sentence } from '../role.ts'

/** The described job, and the given facts before the first sentence. */
type Occasion = { employer: readonly Employer[]; title: Sentence; facts: Claims }

/** Chooses the sentences of an ad: only those that suit the job and contradict none before. */
export type Narrator = {
  one(sentences: readonly Sentence[]): Sentence
  some(sentences: readonly Sentence[], count: number): Sentence[]
}

export function narratorOf({ employer, title, facts }: Occasion, random: Random): Narrator {
  const said: Claims = { ...facts }
  const say = <Said extends readonly Sentence[]>(sentences: Said) => {
    for (const [, , fits] of sentences) if (fits) Object.assign(said, claimsOf(fits))
    return sentences
  }
  say([title])
  const suiting = (sentences: readonly Sentence[]) =>
    sentences.filter(
      ([, , fits]) => !fits || (isAt(fits, employer) && isAs(fits, title) && agrees(claimsOf(fits), said)),
    )

  return {
    one: (sentences) => say([random.pick(suiting(sentences))] as const)[0],
    some: (sentences, count) => say(random.some(suiting(sentences), count)),
  }
}

/** Whether a title or sentence is one for this employer. */
export const suitsEmployer = ([, , fits]: Sentence, employer: readonly Employer[]): boolean =>
  !fits || isAt(fits, employer)

type Fits = NonNullable<Sentence[2]>

const isAt = ({ at }: Fits, employer: readonly Employer[]) =>
  at === undefined || at.some((kind) => employer.includes(kind))

const isAs = ({ as }: Fits, [, title]: Sentence) => as === undefined || as.includes(title)

const claimsOf = ({ at: _at, as: _as, ...claims }: Fits): Claims => claims

const agrees = (claims: Claims, said: Claims) =>
  Object.entries(claims).every(([topic, claim]) => {
    const before = said[topic as keyof Claims] // claims have no other keys
    return before === undefined || before === claim
  })
