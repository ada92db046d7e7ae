/** The most people who can share the cost of a trip. */
export const mostPeople = 1_000;
