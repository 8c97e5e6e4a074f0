/** Every page may be read, but not signing in once more for every page that one can return to; the API is for programs. */
export const robots = (origin: string): string => `User-agent: *
Disallow: /api/
Disallow: /*returnTo=

Sitemap: ${origin}/sitemap.xml
`
