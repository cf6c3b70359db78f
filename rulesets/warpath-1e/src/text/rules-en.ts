export const rulesEn: Readonly<Record<string, string>> = {};
