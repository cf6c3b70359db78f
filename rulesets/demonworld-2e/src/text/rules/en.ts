/** The rules in our own words, by id. */
export const rulesEn: Readonly<Record<string, string>> = {};
