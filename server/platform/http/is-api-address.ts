/** True for addresses of the API, which answers in JSON; everything else is the site, which answers in HTML. */
export const isApiAddress = (url: string): boolean => /^\/api(?:[/?]|$)/.test(url)
