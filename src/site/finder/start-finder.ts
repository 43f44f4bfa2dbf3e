import { copyWithMessage } from '../browser/clipboard.ts';
import { onFirstSign } from '../browser/first-sign.ts';
import { forgetAddressDue, keepInAddressSoon, type Keeping } from '../browser/page-address.ts';
import { pause } from '../browser/pauses.ts';
import { phoneWindow } from '../browser/phone-window.ts';
import { catalogFor, type Catalog } from '../client-catalog/load-catalog.ts';
import { loadFieldWords } from '../client-catalog/load-field-words.ts';
import type { JointForm } from '../match/joint-form.ts';
import { openBox } from '../match/tool-boxes.ts';
import { keepOwnLines, ownLines, ownLinesWith } from '../parts/adding/stored-list.ts';
import { wholeOf, type Answer } from './answer/answer.ts';
import { FIRST_ROWS, viewOf, type Actions, type LazyCode, type Model } from './model.ts';
import { EXAMPLE, readText } from './need-box.ts';
import { draw } from './page-view.ts';
import { readAddress, type AddressRead } from './read-address.ts';
import { shownFields } from './results/table-view.ts';
import { eachAlone, familiesOf } from './results/variant-rows.ts';
import { startSearchNotes } from './start-search-notes.ts';
import { asksNothing, defaultState, filtersIn, jointIn, withJoint, type FinderState } from './state/state.ts';
import { addressOf } from './state/write-address.ts';

// Enough to fill a window; the others are drawn once these are on the screen.
const ROWS_IN_SIGHT = 12;

/** Loads the catalog and replaces the plain list with the finder. */
export async function startFinder(root: HTMLElement): Promise<void> {
  const parts = location.href.includes('pins=') ? await pinnedParts() : null;
  if (parts !== null) return location.replace(parts);
  const count = root.querySelector<HTMLElement>('.result-count') ?? root;
  const plain = watchPlainBox(root);
  const isAsked = location.search !== '' || location.hash.includes('=');
  // The file is requested here, so the script of the first answer must not preload it.
  root.removeAttribute('data-catalog');
  const [catalog, own, lazyCode] = await Promise.all([
    catalogFor(count),
    ownLines(),
    isAsked ? loadLazyCode() : null,
  ]);
  if (catalog === null) return;
  const first = lazyCode === null ? nothingAsked(catalog) : await readAddress(catalog, lazyCode, location);
  await (lazyCode?.prepareAnswer(catalog, first.state) ?? pause());
  const hadFocus = document.activeElement === plain.box;
  root.replaceChildren();
  const drawAll = run(root, catalog, { ...first, own, lazyCode });
  passEarlyWords(root, plain, hadFocus);
  await pause();
  drawAll();
}

/** The box that the build drew, in which the reader may type before the script has drawn its own. */
interface PlainBox {
  readonly box: HTMLInputElement | null;
  isSent: boolean;
}

/** Notes that the reader sends the plain box, which would leave the page. */
function watchPlainBox(root: HTMLElement): PlainBox {
  const plain: PlainBox = { box: root.querySelector<HTMLInputElement>('#need'), isSent: false };
  plain.box?.form?.addEventListener('submit', (event) => {
    event.preventDefault();
    plain.isSent = true;
  });
  return plain;
}

/** Puts what the reader typed early into the drawn box, with the focus, so that typing goes on. */
function passEarlyWords(root: HTMLElement, { box, isSent }: PlainBox, hadFocus: boolean): void {
  const drawn = root.querySelector<HTMLInputElement>('#need');
  if (box === null || drawn === null) return;
  drawn.value = box.value || drawn.value;
  if (hadFocus || isSent) drawn.focus();
  if (isSent) drawn.form?.requestSubmit();
}

const loadLazyCode = async (): Promise<LazyCode> => (await import('./answer/lazy-code.ts')).LAZY_CODE;

const isPhone = phoneWindow();

const nothingAsked = (catalog: Catalog): AddressRead => ({
  state: defaultState(catalog),
  sentences: null,
  errors: [],
});

interface Start extends AddressRead, Pick<Model, 'own' | 'lazyCode'> {}

/** Draws the visible part, and returns a function that draws the rest. */
function run(root: HTMLElement, catalog: Catalog, start: Start): () => void {
  let model: Model = firstModel(catalog, start);
  const search = startSearchNotes(catalog, (news) => update(news));
  const show = (next: Partial<Model>): void => {
    model = { ...model, ...next };
    draw(root, model, actions);
    loadMissing(model);
  };
  // The changes of a loaded part are computed in one task and drawn in the next: a phone is slow at both.
  const loaded = async (next: Partial<Model>): Promise<void> => {
    await pause();
    model = derived({ ...model, ...next }, search.correct);
    await pause();
    show({});
  };
  const loadMissing = openLoader(loaded);
  const update = (next: Partial<Model>): void => show(derived({ ...model, ...next }, search.correct));
  const moveTo = (state: FinderState, next: Partial<Model> = {}): void => {
    search.ask(filtersIn(state).q ?? '');
    update({ state, rows: FIRST_ROWS, message: '', errors: [], ...next });
  };
  const keep = (keeping?: Keeping): void => keepInAddressSoon(() => addressOf(catalog, model.state), keeping);
  const actions = actionsOn({ catalog, model: () => model, show, moveTo, keep });
  const openNamed = (): void => {
    const name = location.hash.slice(1);
    if (name !== '' && !name.includes('=') && !model.boxes.has(name)) actions.toggleBox(name);
  };
  let readings = 0;
  const readAgain = async (): Promise<void> => {
    const reading = (readings += 1);
    const lazyCode = await loadLazyCode();
    const { state, ...next } = await readAddress(catalog, lazyCode, location);
    // A later address may have been read sooner.
    if (reading === readings) moveTo(state, { ...next, lazyCode });
  };
  window.addEventListener('popstate', () => {
    forgetAddressDue();
    if (location.hash === '' || location.hash.includes('=')) return void readAgain();
    // A link to a part of the page: what is shown stays in the address.
    openNamed();
    keep();
  });
  onFirstSign(
    root,
    () => void loadLazyCode().then((lazyCode) => model.lazyCode === null && update({ lazyCode })),
  );
  window.addEventListener('beforeprint', () => show({ rows: Infinity }));
  isPhone.addEventListener('change', () => update({ isNarrow: isPhone.matches }));
  search.ask(filtersIn(model.state).q ?? '');
  update({});
  return () => {
    show({ rows: Math.max(FIRST_ROWS, model.rows) });
    openNamed();
    if (start.lazyCode !== null) keep();
  };
}

/** The page as actions see and change it. */
interface Page {
  readonly catalog: Catalog;
  readonly model: () => Model;
  readonly show: (next: Partial<Model>) => void;
  readonly moveTo: (state: FinderState, next?: Partial<Model>) => void;
  /** Keeps the state in the address. */
  readonly keep: (keeping: Keeping) => void;
}

function actionsOn({ catalog, model, show, moveTo, keep }: Page): Actions {
  const actions: Actions = {
    show,
    change(next, further = {}) {
      moveTo(next(model().state), { draft: null, ...further });
      keep('as a question');
    },
    type(next) {
      moveTo(next(model().state));
      keep('as typed');
    },
    copy: (text, what) => void copyWithMessage(text, what).then((message) => show({ message })),
    ask: (text) =>
      void readText(catalog, text === '' ? EXAMPLE : text).then((read) => {
        if ('path' in read) location.assign(read.path);
        else actions.change(read.next, { sentences: read.sentences });
      }),
    addToList(id) {
      const { own: ownBefore, state } = model();
      void addToList(jointIn(state), id).then((own) => show({ own, ownBefore }));
    },
    undoAdd() {
      const { ownBefore } = model();
      if (ownBefore === null) return;
      void keepOwnLines(ownBefore).then(() => show({ own: ownBefore, ownBefore: null }));
    },
    download: (forSpreadsheets) => void download(model(), forSpreadsheets),
    toggleBox(name) {
      const { [name]: isOpen, ...others } = Object.fromEntries(model().boxes);
      if (isOpen !== undefined) return show({ boxes: new Map(Object.entries(others)) });
      void openBox(name, actions).then(
        (box) => box && show({ boxes: new Map(model().boxes).set(name, box) }),
      );
    },
    use: (found) =>
      void import('../match/points-view.ts').then(({ withFound }) =>
        actions.change((state) => withJoint(state, { ...withFound(jointIn(state), found), need: '' })),
      ),
  };
  return actions;
}

/**
 * Loads the parts that a state needs and the model lacks, each once, although it is called on every drawing.
 */
function openLoader(loaded: (next: Partial<Model>) => Promise<void>): (model: Model) => void {
  const underWay = new Set<string>();
  const load = (part: string, loading: () => Promise<Partial<Model>>): void => {
    if (underWay.has(part)) return;
    underWay.add(part);
    void loading()
      .then(loaded)
      .finally(() => underWay.delete(part));
  };
  return (model) => {
    if (viewOf(model) === 'plot' && model.plot === null)
      load('plot', async () => {
        const { scatterIn, plotView, openPlot } = await import('./results/plot-view.ts');
        await openPlot(model.catalog);
        return { plot: { scatterIn, plotView } };
      });
    if (model.showsMeanings && model.meanings === null)
      load('meanings', async () => ({ meanings: (await loadFieldWords()).means }));
    if (!asksNothing(model.state) && model.lazyCode === null)
      load('lazyCode', async () => {
        const lazyCode = await loadLazyCode();
        await lazyCode.prepareAnswer(model.catalog, model.state);
        return { lazyCode };
      });
  };
}

/** Adds an actuator to the reader's list, with its joint if that needs a torque. */
async function addToList({ name, count, texts }: JointForm, id: string): Promise<Model['own']> {
  const { needsIn } = await import('../match/points-view.ts');
  const points = needsIn(texts);
  return ownLinesWith(points.length === 0 ? { id } : { name, count, id, points });
}

async function download({ catalog, state, answer }: Model, forSpreadsheets: boolean): Promise<void> {
  const { downloadCsv } = await import('./results/csv.ts');
  const fields = shownFields(catalog, state.columns);
  downloadCsv(catalog, { answer, fields }, forSpreadsheets);
}

/** The address of the parts list that a former address of the finder held. */
const pinnedParts = async (): Promise<string | null> =>
  (await import('../moved/former-pins.ts')).pinnedAddress(location);

function firstModel(catalog: Catalog, { state, sentences, errors, own, lazyCode }: Start): Model {
  return {
    catalog,
    state,
    sentences,
    errors,
    own,
    ownBefore: null,
    lazyCode,
    answer: wholeOf(catalog),
    families: [],
    openFamilies: new Set(),
    isNarrow: isPhone.matches,
    isSheetOpen: false,
    open: new Set(),
    draft: null,
    rows: ROWS_IN_SIGHT,
    plot: null,
    scatter: null,
    chosen: null,
    isHeld: false,
    others: [],
    corrected: [],
    hints: [],
    suggestions: [],
    showsMeanings: false,
    meanings: null,
    boxes: new Map(),
    message: '',
  };
}

/** The model with everything that follows from its state. */
function derived(model: Model, correct: (term: string) => string): Model {
  const answer = answerOf(model, correct);
  const scatter = viewOf(model) === 'plot' ? (model.plot?.scatterIn({ ...model, answer }) ?? null) : null;
  const chosen = scatter?.dots.find(({ actuator }) => actuator === model.chosen?.actuator) ?? null;
  const isFlat = model.state.isUnfolded || answer.judgement !== null;
  const families = (isFlat ? eachAlone : familiesOf)(answer.matches);
  return { ...model, answer, families, scatter, chosen, isHeld: chosen !== null && model.isHeld };
}

/** The answer to the state; until the lazy code has loaded, the answer shown before. */
function answerOf({ catalog, state, lazyCode, answer }: Model, correct: (term: string) => string): Answer {
  if (asksNothing(state)) return wholeOf(catalog);
  return lazyCode?.answerState(catalog, state, correct) ?? answer;
}
