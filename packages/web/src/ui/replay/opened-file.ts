let text = '';

/** The journal file that was opened last. The replay page reads it. */
export const setOpenedFile = (journal: string): void => {
  text = journal;
};
export const openedFile = (): string => text;
