/** What this browser remembers of the person's wishes. */
export type Theme = 'system' | 'night' | 'dust';

interface Settings {
  language?: string | undefined;
  theme: Theme;
  sound: boolean;
  /** Per cent of the loudest. */
  volume: number;
  /** Whether sound was offered; once is enough. */
  offered: boolean;
  notify: boolean;
  still: boolean;
  /** How long what others do is shown. */
  pace: 'slow' | 'normal' | 'instant';
  name: string;
  /** Whether single keys do something; some people steer by speech and want none of that. */
  shortcuts: boolean;
  /** Matches that were made for a lesson, and such as the person has taken off the list; the newest are kept. */
  lessons: string[];
  forgotten: string[];
  /** By game: whether its kinds of questions are explained when they come first, and which have been. */
  guides: Record<string, { on: boolean; told: string[] }>;
}

const KEY = 'offworld';
const DEFAULTS: Settings = {
  theme: 'system',
  sound: false,
  volume: 70,
  offered: false,
  notify: false,
  still: false,
  pace: 'normal',
  name: '',
  shortcuts: true,
  lessons: [],
  forgotten: [],
  guides: {},
};
const MANY = 200;

function stored(): Settings {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings: Settings = $state(stored());

/** Notes a match in one of the lists, letting go of the oldest. */
export function note(list: 'lessons' | 'forgotten', match: string): void {
  settings[list] = [...settings[list].filter((each) => each !== match), match].slice(-MANY);
}

/** Keeps the settings and puts theme and motion on the page whenever they change. */
export function keepSettings(): void {
  $effect(() => {
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // Without storage the wishes last as long as the page.
    }
    dress(settings.theme);
    const root = document.documentElement;
    if (settings.still) root.dataset.motion = 'none';
    else delete root.dataset.motion;
  });
  // Paper is light, whatever the page looks like.
  $effect(() => {
    const light = () => dress('dust');
    const again = () => dress(settings.theme);
    window.addEventListener('beforeprint', light);
    window.addEventListener('afterprint', again);
    return () => {
      window.removeEventListener('beforeprint', light);
      window.removeEventListener('afterprint', again);
    };
  });
}

function dress(theme: Theme): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
}

/** Tells whether things may move on the screen. */
export function motion(): boolean {
  return !settings.still && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
