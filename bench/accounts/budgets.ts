/** Milliseconds of processor, service and database together. */
export const budgets: Readonly<Record<string, number>> = {
  'finding out who calls': 1,
  'a page of saved jobs': 5,
  'ids of saved jobs': 2,
  'the own profile': 4,
  'the company of a member': 4,
  'counts of a company': 5,
  'the team of a company': 5,
  // The member's company has had ads first, and has the most: four thousand at a million.
  'the branches of the largest company': 60,
  'companies that wait for the platform': 8,
  'a company by its name': 6,
  'companies by a common word': 8,
  'a page of the audit log': 8,
  'reindexing an ad after a change of its company': 12,
  // In the company that has the most ads, less what the same call costs for an ad that is open already.
  'publishing a job ad, beyond its validation': 10,
  "the list of a content host's posts": 5,
  'a post of a content host in the other language': 2,
  "a page of a company's job ads": 12,
}
