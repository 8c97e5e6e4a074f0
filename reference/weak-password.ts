import { foldPassword as fold, formsOfPassword } from './password-forms.ts'

/** Public facts of a person who chooses a password. A page may not know all of them. */
export type Chooser = {
  email: string
  firstName: string
  lastName: string
  /** The names of this site, which strangers guess at first. */
  site: { ar: string; en: string }
}

type Known = { common: ReadonlySet<string>; chooser: Chooser }

/**
 * True for passwords that are guessed first: common ones, also when typed on an Arabic keyboard or in Arabic digits,
 * ones with the name of this site, repetitions, and ones with little more than the person's own name or address.
 * @param common the lines of `common-passwords.txt`, which server and page read in their own ways
 */
export function isWeakPassword(password: string, { common, chooser }: Known): boolean {
  const folded = fold(password)
  const forms = formsOfPassword(password)
  return (
    forms.some((form) => common.has(form) || holdsSiteName(form, { common, chooser })) ||
    hasFewLetters(folded) ||
    isOwnName(folded, chooser)
  )
}

/** Letters that a passphrase has beside the name of the site, which in Arabic is a word of its own. */
const passphraseLetters = 12

/** Characters around a common password: signs; signs and a year; everything but letters. */
const surroundings = [
  /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu,
  /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+\d{1,4}$/gu,
  /^\P{L}+|\P{L}+$/gu,
]

/** True for the name of the site with little else, such as a year, or with a common password. */
function holdsSiteName(form: string, { common, chooser: { site } }: Known): boolean {
  const left = withoutNames(form, ['qareeb', 'قريب', site.ar, site.en])
  if (left.length === form.length) return false
  const isShort = left.length < passphraseLetters || !/\p{L}/u.test(left)
  return isShort || surroundings.some((around) => common.has(left.replaceAll(around, '')))
}

/** A folded text without some names of three letters or more, the longest first. */
const withoutNames = (folded: string, names: readonly string[]): string =>
  names
    .map(fold)
    .filter((name) => name.length >= 3)
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, name) => rest.replaceAll(name, ''), folded)

const hasFewLetters = (folded: string) => new Set(folded).size < 4

/** True when too little is left of it without public names. */
function isOwnName(folded: string, { email, firstName, lastName }: Chooser): boolean {
  const local = email.split('@', 1)[0] ?? ''
  const known = [email, local, ...local.split(/[._+-]/), ...firstName.split(' '), ...lastName.split(/[ -]/)]
  const left = withoutNames(folded, known)
  return left.length < folded.length && left.length < 5
}
