/** How people ask for what is around them, as they write it or folded; to be replaced. */
export const nearMe =
  /(^|\s)(near[\s-]+me|nearby|close to me|around me|next to me|in my area|(ال)?قريب[ةه]? +من[يى]|بالقرب من[يى]|(من )?حول[يى]|جنب[يى]|بجانب[يى]|في منطقت[يى])[.،]?(?=\s|$)/gi
