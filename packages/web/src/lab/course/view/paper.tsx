import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { isOnePicture, layoutOf } from '../../design/layout.ts';
import { parseDesign } from '../../design/text.ts';
import type { Lab } from '../../lab.ts';
import { Formula } from '../../parts/formula.tsx';
import type { Chapter, Figure } from '../chapter.ts';
import { solveTask, type Task } from '../exercises/index.ts';
import { FigureView } from '../figures/index.tsx';
import { MatrixFigure } from '../figures/matrix.tsx';
import { boardOf, Live } from '../live.ts';
import { numbers, type Vector, zeros } from '../math/linear.ts';
import { unbroken } from '../rich.ts';
import { courseWords, textsOf } from '../words/index.ts';
import { askOf } from './exercise.tsx';
import { Rich } from './rich.tsx';
import { factsOf } from './step.tsx';

/** Units along a cell, and cells that are numbered. */
const SIDE = 40;
const MOST_NUMBERED = 36;

/** A board that is read and printed, not pressed: levels as shades and digits, presses as dots, marks as frames. */
export function PaperBoard(props: {
  readonly design: string;
  readonly lights?: Vector;
  readonly presses?: Vector;
  readonly marks?: Vector;
  /** No levels: to be filled in with a pencil. */
  readonly empty?: boolean;
  readonly label: string;
}) {
  const { design, lights, presses = [], marks = [], empty = false, label } = props;
  const task = useMemo(() => {
    const parsed = parseDesign(design);
    if (!parsed.ok) throw new RangeError(`paper: ${parsed.error}`);
    return parsed.value.problem;
  }, [design]);
  const { board, levels } = task;
  if (!isOnePicture(board) || board.kind !== 'grid') return null;
  const { rows, columns, cell } = layoutOf(board);
  const shown = empty ? zeros(board.lights) : (lights ?? new Live(task, {}).start);
  return (
    <svg
      class="lab-paper-board"
      viewBox={`-2 -2 ${columns * SIDE + 4} ${rows * SIDE + 4}`}
      style={{ '--across': columns }}
      role="img"
      aria-label={empty ? label : `${label}: ${shown.join(' ')}`}
    >
      {Array.from(cell, (light, place) => {
        if (light < 0) return null;
        const [x, y] = [(place % columns) * SIDE, Math.floor(place / columns) * SIDE];
        const level = shown[light]!;
        const press = (presses[light] ?? 0) % levels;
        return (
          <g key={place} transform={`translate(${x} ${y})`} data-lit={level > 0 ? '' : undefined}>
            <rect class="lab-paper-cell" width={SIDE} height={SIDE} />
            {level > 0 && (
              <rect
                class="lab-paper-light"
                x={2}
                y={2}
                width={SIDE - 4}
                height={SIDE - 4}
                opacity={level / (levels - 1)}
              />
            )}
            {(marks[light] ?? 0) > 0 && (
              <rect class="lab-paper-mark" x={3} y={3} width={SIDE - 6} height={SIDE - 6} rx={4} />
            )}
            {rows * columns <= MOST_NUMBERED && (
              <text class="lab-paper-number" x={4} y={11}>
                {light + 1}
              </text>
            )}
            {press > 0 && <circle class="lab-paper-press" cx={SIDE / 2} cy={SIDE / 2} r={9} />}
            {press > 0 && levels > 2 && (
              <text class="lab-paper-count" x={SIDE / 2} y={SIDE / 2 + 4}>
                {press}
              </text>
            )}
            {levels > 2 && !empty && (
              <text class="lab-paper-level" x={SIDE - 5} y={SIDE - 5}>
                {level}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** A step as it is read: its text, its board where it has one of its own, its figure, its choices and the reason. */
export function PaperStep(props: {
  readonly lab: Lab;
  readonly chapter: Chapter;
  /** From 1. */
  readonly at: number;
}) {
  const { lab, chapter, at } = props;
  const words = courseWords.value;
  const step = chapter.steps[at - 1]!;
  const texts = textsOf(words, chapter.name);
  const facts = factsOf(chapter);
  const design = boardOf(chapter, at - 1);
  const live = useMemo(() => {
    const parsed = parseDesign(design);
    if (!parsed.ok) throw new RangeError(`paper: ${parsed.error}`);
    return new Live(parsed.value.problem, step);
  }, [design, step]);
  const own = step.board !== undefined && (step.board.includes('s=') || step.marks !== undefined);
  return (
    <>
      <div class="lab-lesson-text">
        <Rich lab={lab} text={texts[step.text!]!} facts={facts} />
      </div>
      {step.choices !== undefined && (
        <>
          <Choices
            list={step.choices.map((choice, i) => (
              <Rich key={i} lab={lab} text={texts[choice] ?? choice} facts={facts} />
            ))}
          />
          <p>
            <Rich lab={lab} text={texts[`${step.text}Why`]!} facts={facts} />
          </p>
        </>
      )}
      {own && (
        <PaperBoard
          design={design}
          marks={numbers(step.marks ?? '', live.task.board.lights)}
          {...(step.presses !== undefined && { presses: live.presses.value, lights: live.lights })}
          label={words.figure}
        />
      )}
      {step.figure !== undefined && isRead(step.figure) && (
        <FigureView lab={lab} live={live} figure={paperFigure(step.figure, design)} texts={texts} onMark={() => {}} />
      )}
    </>
  );
}

/** The vectors of a board nobody presses are its lights once more. */
const isRead = ({ kind }: Figure): boolean => kind !== 'vectors';

/** Patterns that are laid on a board one after the other stand side by side on paper. */
const paperFigure = (figure: Figure, board: string): Figure =>
  figure.kind === 'dot'
    ? {
        kind: 'pictures',
        pictures: () => figure.patterns().map((marks, k) => ({ says: `q_${k + 1}`, board, marks })),
      }
    : figure;

function Choices({ list }: { readonly list: readonly ComponentChildren[] }) {
  return (
    <ol class="lab-paper-choices">
      {list.map((choice, i) => (
        <li key={i}>{choice}</li>
      ))}
    </ol>
  );
}

/** An exercise on paper, to be answered with a pencil. */
export function PaperExercise({ lab, task }: { readonly lab: Lab; readonly task: Task }) {
  const words = courseWords.value;
  const { exercises } = words;
  const { kind, seed } = task;
  const own = exercises.kinds[kind] as Readonly<Record<string, string>>;
  const presses = task.answer === 'presses' ? task.given : task.presses;
  return (
    <div class="lab-paper-exercise" data-exercise={kind} data-seed={seed}>
      <p class="lab-lesson-text">
        <b>{own['title']}.</b> {unbroken(askOf(task, words))}
      </p>
      <div class="lab-paper-row">
        {kind !== 'doubling' && (
          <PaperBoard design={task.design} {...(presses && { presses })} label={exercises.kinds[kind].title} />
        )}
        {task.answer === 'lights' && (
          <>
            <span class="lab-paper-arrow">→</span>
            <PaperBoard design={task.design} empty label={exercises.answerOnBoard} />
          </>
        )}
        {task.patterns?.map((marks, k) => (
          <figure key={k}>
            <PaperBoard design={task.design} marks={marks} label={exercises.pattern.replace('{k}', String(k + 1))} />
            <figcaption>{exercises.pattern.replace('{k}', String(k + 1))}</figcaption>
          </figure>
        ))}
        {task.matrix !== undefined && <MatrixFigure lab={lab} matrix={task.matrix} tools={false} />}
      </div>
      {task.choices !== undefined && (
        <Choices list={task.choices.map((choice) => own[choice] ?? <Formula tex={choice} />)} />
      )}
    </div>
  );
}

/** An answer to it. */
export function PaperAnswer({ task }: { readonly task: Task }) {
  const words = courseWords.value;
  const own = words.exercises.kinds[task.kind] as Readonly<Record<string, string>>;
  const answer = solveTask(task);
  return (
    <div class="lab-paper-answer" data-answer={answer.join('')}>
      <b>{own['title']}</b>
      {task.answer === 'choice' ? (
        <ChosenAnswer task={task} choice={answer[0]!} own={own} />
      ) : (
        <PaperBoard
          design={task.design}
          {...(task.answer === 'presses' && { presses: answer })}
          {...(task.answer === 'lights' && { lights: answer })}
          {...(task.answer === 'marks' && { marks: answer })}
          label={own['title']!}
        />
      )}
    </div>
  );
}

function ChosenAnswer(props: {
  readonly task: Task;
  readonly choice: number;
  readonly own: Readonly<Record<string, string>>;
}) {
  const chosen = props.task.choices![props.choice]!;
  return (
    <span>
      {String.fromCharCode(97 + props.choice)}) {props.own[chosen] ?? <Formula tex={chosen} />}
    </span>
  );
}
