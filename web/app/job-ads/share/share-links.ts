/** Where a link to an ad can be shared; each opens the network's own page to do it. */
export const shareNetworks = ['whatsapp', 'x', 'facebook', 'linkedin'] as const
export type ShareNetwork = (typeof shareNetworks)[number]

/** A page to be shared, and one line of text with it; Facebook and LinkedIn read the line from the page instead. */
type Shared = { url: string; text: string }

const addresses: Record<ShareNetwork, (shared: Shared) => string> = {
  whatsapp: ({ url, text }) => `https://wa.me/?${query({ text: `${text}\n${url}` })}`,
  x: ({ url, text }) => `https://x.com/intent/post?${query({ text, url })}`,
  facebook: ({ url }) => `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}`,
  linkedin: ({ url }) => `https://www.linkedin.com/sharing/share-offsite/?${query({ url })}`,
}

/** The address at which a network takes a link. */
export const shareLink = (network: ShareNetwork, shared: Shared): string => addresses[network](shared)

/** Encodes spaces as `%20`, since WhatsApp shows `+` as it is. */
const query = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')
