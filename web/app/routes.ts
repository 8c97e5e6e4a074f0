import type { RouteConfig } from '@react-router/dev/routes'
import { index, prefix, route } from '@react-router/dev/routes'

/** Every page, once for each language: Arabic without a prefix, English under `/en`. */
const pages = (locale: 'ar' | 'en') => {
  const id = (name: string) => ({ id: `${name}-${locale}` })
  return [index('home/home-page.tsx', id('home'))]
}

export default [
  ...pages('ar'),
  ...prefix('en', pages('en')),
  route('*', 'shell/not-found-page.tsx'),
] satisfies RouteConfig
