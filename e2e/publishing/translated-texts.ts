/** Texts that the translation service of the journeys knows in both languages. */
export const translatedTexts = {
  title: { ar: 'محاسب فروع', en: 'Branch accountant' },
  description: {
    ar: 'تراجع حسابات أربعة فروع وتقفلها كل شهر.',
    en: 'You check the books of four branches and close them each month.',
  },
} as const

/** Words in a text that decide how that service fails. */
export const failing = { never: '(never)', down: '(down)' } as const
