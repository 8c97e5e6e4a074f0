/** The kinds of requirements that a match covers. */
export const matchKinds = ['skill', 'experience', 'education', 'language', 'distance'] as const
export type MatchKind = (typeof matchKinds)[number]

/** `below`: less than the ad asks for. `unclear`: the text mentions it without deciding it, or could not be read. */
export const matchVerdicts = ['met', 'below', 'not-found', 'unclear'] as const
export type MatchVerdict = (typeof matchVerdicts)[number]

/** The weight of each requirement in the number that the team sees. `nice` is an optional skill. */
export const matchWeights = {
  skill: 3,
  nice: 1,
  experience: 3,
  education: 2,
  language: 2,
  distance: 2,
} as const satisfies Record<MatchKind | 'nice', number>
