/** Kilometres of one degree of latitude, and of one of longitude at the equator. */
export const kmPerDegree = 111.2
