/** A first match with First Colonists: every kind of question is explained when it comes first. */
import type { Guide } from '../types';

const TOPICS = [
  ...['turn', 'move', 'construct', 'develop', 'learn', 'upgrade', 'welcome', 'hire', 'refill', 'blueprint'],
  ...['warehouse', 'retrieve', 'gain', 'boost', 'surcharge', 'pay', 'crystals', 'overflow', 'lss', 'tile'],
  ...['radar', 'colonist', 'bot', 'whose', 'oxygen', 'displaced', 'discovery', 'task', 'last_delivery'],
  ...['travel', 'space', 'shuttle'],
];
/** What is asked within a topic, and is another thing to a beginner. */
const WORDINGS = ['after', 'no-task'];
const BOOSTED = ['learn', 'develop', 'blueprint', 'warehouse', 'gain', 'welcome', 'upgrade'];

const guide: Guide = {
  options: { first_colonists: true },
  words: {
    ...Object.fromEntries([...TOPICS, ...WORDINGS].map((each) => [each, each])),
    ...Object.fromEntries(BOOSTED.map((each) => [`${each}-boost`, 'boost'])),
    produce: 'boost',
  },
};

export default guide;
