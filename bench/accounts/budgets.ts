/** Milliseconds of processor, service and database together. */
export const budgets = {
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
  // Its validation with it, in the company that has the most ads.
  'publishing a job ad': 10,
  "a page of a company's job ads": 12,
}
