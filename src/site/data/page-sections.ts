/** The sections of the page about the data, by their anchors. */
export const SECTIONS = [
  ['api', 'API'],
  ['files', 'Files'],
  ['cite', 'Cite'],
  ['licence', 'Rights'],
  ['quality', 'Quality'],
  ['statistics', 'Statistics'],
  ['categories', 'Categories'],
  ['use-cases', 'Use cases'],
  ['releases', 'Releases'],
  ['for-makers', 'For makers'],
] as const;
