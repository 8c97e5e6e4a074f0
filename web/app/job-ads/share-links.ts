/** Where a link to an ad can be shared; each opens the network's own page to do it. */
export const shareNetworks = ['whatsapp', 'x', 'facebook', 'linkedin'] as const
export type ShareNetwork = (typeof shareNetworks)[number]

/**
 * The address at which a network takes a link.
 * @param text one line said with the link; Facebook and LinkedIn read it from the page instead
 */
export function shareLink(network: ShareNetwork, { url, text }: { url: string; text: string }): string {
  switch (network) {
    case 'whatsapp':
      return `https://wa.me/?${query({ text: `${text}\n${url}` })}`
    case 'x':
      return `https://x.com/intent/post?${query({ text, url })}`
    case 'facebook':
      return `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}`
    case 'linkedin':
      return `https://www.linkedin.com/sharing/share-offsite/?${query({ url })}`
  }
}

/** Spaces as `%20`: WhatsApp would show a plus. */
const query = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')
