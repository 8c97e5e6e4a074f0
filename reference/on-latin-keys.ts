/** The keys of the Arabic keyboard in the order of the English one, as Windows and most phones lay them out. */
const arabic = 'ذضصثقفغعهخحجدشسيبلاتنمكطئءؤرىةوزظ'
const latin = "`qwertyuiop[]asdfghjkl;'zxcvnm,./"

const latinByArabic = new Map([...arabic].map((letter, index) => [letter, latin[index] ?? letter]))

/** The output of the same keys on an English keyboard: «حشسسصخقي» is "password". */
export const onLatinKeys = (text: string): string =>
  // One key writes two letters.
  [...text.replaceAll('لا', 'b')].map((letter) => latinByArabic.get(letter) ?? letter).join('')
