/** Milliseconds of processor, service and database together; null without a budget of its own. */
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
  // Both in the company that has the most ads. Their difference has a budget.
  'asking to publish an open ad': null,
  'publishing a job ad': null,
  'publishing a job ad, beyond its validation': 10,
  "the list of a content host's posts": 5,
  'a post of a content host in the other language': 2,
  "a page of a company's job ads": 12,
} satisfies Record<string, number | null>
