/** From where somebody came to an ad, no finer: a search or another page of this site, or what led to this site. */
export const viewSources = ['search', 'pages', 'engines', 'social', 'sites', 'direct'] as const
export type ViewSource = (typeof viewSources)[number]
