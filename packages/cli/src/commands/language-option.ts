import { Option } from 'commander';

export const languageOption = (): Option =>
  new Option('--language <code>', 'language of all texts').choices(['de', 'en']).default('en');
