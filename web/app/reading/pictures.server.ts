import type { Locale } from '@qareeb/contract/locale'

/** Pictures of pages of companies, as phones and as wide screens show them. */
export type WidePictureName = 'form' | 'candidates' | 'locations'

/** Pictures of pages as phones show them. */
export type PhonePictureName = 'delete-account' | 'confirm-deletion'

/** The addresses of a picture in one language, in light and in dark colours; `wide` is for wide screens. */
export type Picture = Record<'light' | 'dark', { phone: string; wide: string | null }>

const files = import.meta.glob<string>('./pictures/*.webp', { eager: true, query: '?url', import: 'default' })

/** Finds a picture that `npm run pictures` has taken. */
export function pictureOf(name: WidePictureName | PhonePictureName, locale: Locale): Picture {
  const inTheme = (theme: string) => {
    const addressOf = (size: string) => files[`./pictures/${name}-${size}-${locale}-${theme}.webp`]
    const phone = addressOf('phone')
    if (phone === undefined) throw new Error(`There is no picture ${name} (${locale}, ${theme})`)
    return { phone, wide: addressOf('wide') ?? null }
  }
  return { light: inTheme('light'), dark: inTheme('dark') }
}
