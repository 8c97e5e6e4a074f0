/** Something a person knows, holds or can do, as ads ask for it; each list begins with the form to show. */
export type Skill = {
  /** Latin, kebab-case, unique. */
  key: string
  ar: readonly string[]
  en: readonly string[]
}

type Names = { ar: readonly [string, ...string[]]; en: readonly [string, ...string[]] }

/** Writes down skills, keyed. */
export const skillsOf = (skills: Record<string, Names>): Skill[] =>
  Object.entries(skills).map(([key, names]) => ({ key, ...names }))
