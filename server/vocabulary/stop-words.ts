/** Lexemes that say nothing about a job; neither stored nor searched. The same as `stop_words()` of the database. */
export const stopWords: ReadonlySet<string> = new Set(
  `a an and are as at by for from in is of on or our the to we with
  hiring job needed opportunity position required urgently vacancy vacant wanted
  co company corporation est establishment group inc limited llc ltd
  او على علي عن في لدي مع من و
  توظيف شاغر شواغر عاجل فرص فرصه مطلوب وظايف وظيف
  شرك مجموع محدود موسس موسسه`.split(/\s+/),
)
