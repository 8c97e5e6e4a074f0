const cookie = 'language-changed=1'

/** Remembers for a year that the language was chosen by hand, so that none is suggested any more. */
export function rememberLanguageChoice() {
  document.cookie = `${cookie}; path=/; max-age=31536000; Secure; SameSite=Lax`
}

/** Whether the reader has chosen a language by hand. */
export const hasChosenLanguage = () => document.cookie.split('; ').includes(cookie)
