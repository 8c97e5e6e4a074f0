/** Rare letters and their replacements. */
const rareLetters = new Map(
  pairs('àáâãäåçèéêëìíîïñòóôõöøùúûüýÿœ', 'aaaaaaceeeeiiiinoooooouuuuyyo')
    .concat(pairs('ٱٲٳیېۀۂۃہھکڪگپچڤ', 'اااييهههههكككبجف'))
    .concat(pairs('٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789')),
)

const rare =
  /[\u00B4\u00C0-\u00FF\u0153\u0640\u064B-\u0669\u0670-\u0675\u067E\u0686\u06A4\u06A9\u06AA\u06AF\u06BE\u06C0-\u06C3\u06CC\u06D0\u06D6-\u06ED\u06F0-\u06F9\u200B-\u200F\u2018\u2019\u201B\u202A-\u202E\u2066-\u2069\uFEFF]/

/** Tashkeel, tatweel, apostrophes, soft hyphens and direction marks: they stand inside of words and are no part of them. */
const marks =
  /[\u00AD\u00B4\u0640\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E8\u06EA-\u06ED\u200B-\u200F\u2018\u2019\u201B\u202A-\u202E\u2066-\u2069\uFEFF]/gu

const letters: Record<string, string> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ى: 'ي',
  ئ: 'ي',
  ؤ: 'و',
  ة: 'ه',
  ء: '',
  "'": '',
  '`': '',
}

/**
 * The words of a text in one spelling, parted by single blanks: lower case, no accents, tashkeel, tatweel or
 * punctuation, one form of alef, yaa, waw and taa marbuta, Western digits; only Arabic and Latin letters stay.
 * Gives the same result as `fold()` of the database, without a request to it; a test of the server compares the two.
 */
export function fold(written: string): string {
  return foldRare(foldNames(written.normalize('NFKC').toLowerCase()))
    .replace(/[أإآىئؤةء'`]/g, (letter) => letters[letter] ?? letter)
    .replaceAll('مسيول', 'مسوول')
    .replaceAll('شيون', 'شوون')
    .replace(/[^a-z0-9ا-ي]+/g, ' ')
    .trim()
}

/** Names that punctuation is part of, before punctuation goes: C++, C#, .NET, Node.js, e-commerce, F&B, P.R.O. */
const foldNames = (lowered: string) =>
  ` ${lowered}`
    .replaceAll('c++', 'cplusplus')
    .replaceAll('c#', 'csharp')
    .replaceAll('.net', ' dotnet')
    .replaceAll('.js', 'js')
    .replaceAll(' e-', ' e')
    .replace(/(?<![a-z0-9])([a-z])(?:[.]| ?& ?)(?=[a-z](?![a-z0-9]))/g, '$1')

const foldRare = (lowered: string) =>
  rare.test(lowered)
    ? lowered.replace(marks, '').replace(/[^\0-\x7F]/g, (letter) => rareLetters.get(letter) ?? letter)
    : lowered

function pairs(from: string, to: string): [string, string][] {
  return [...from].map((letter, index) => [letter, to.charAt(index)])
}
