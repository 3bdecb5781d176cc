import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Icon } from '../../../parts/icon.tsx';
import type { Lab } from '../../lab.ts';
import { Press } from '../../parts/inputs.tsx';
import { lookAtBoard } from '../../parts/player.ts';
import { labWords } from '../../words/index.ts';
import type { Chapter, Facts, Step } from '../chapter.ts';
import { FigureView } from '../figures/index.tsx';
import { boardOf, wordOf } from '../live.ts';
import { stepDone } from '../progress.ts';
import { courseWords, textsOf } from '../words/index.ts';
import { Rich } from './rich.tsx';
import { useLive } from './use-live.ts';

/** The numbers of a chapter, computed once. */
const kept = new Map<string, Facts>();
export function factsOf(chapter: Chapter): Facts {
  const facts = kept.get(chapter.name) ?? chapter.facts();
  kept.set(chapter.name, facts);
  return facts;
}

/** A step that is read and played: its text, its figure, what to do on the board, or a prediction. */
export function StepView(props: {
  readonly lab: Lab;
  readonly chapter: Chapter;
  readonly step: Step;
  /** From 1. */
  readonly at: number;
}) {
  const { lab, chapter, step, at } = props;
  const words = courseWords.value;
  const texts = textsOf(words, chapter.name);
  const facts = factsOf(chapter);
  const { live, again, mark, away } = useLive(lab, step, boardOf(chapter, at - 1));
  const reached = live.reached.value;
  const guessed = useSignal(false);
  useEffect(() => {
    if (reached && step.choices === undefined) stepDone(chapter.name, at);
  }, [reached]);
  return (
    <div class="lab-step-body" data-reached={reached}>
      <div class="lab-lesson-text">
        <Rich lab={lab} text={texts[step.text!]!} facts={facts} />
      </div>
      {step.goal !== undefined && (
        <p class="lab-goal" role="status" data-part="goal">
          {reached ? (
            <>
              <Icon name="check" /> {words.done}
            </>
          ) : (
            words.goals[wordOf(step)]
          )}
          <Press
            part="step-again"
            onPress={() => {
              again();
              lookAtBoard();
            }}
          >
            {away ? labWords.value.lessons.toBoard : words.again}
          </Press>
        </p>
      )}
      {step.choices !== undefined && (
        <Prediction
          lab={lab}
          chapter={chapter}
          step={step}
          at={at}
          facts={facts}
          onGuess={() => (guessed.value = true)}
        />
      )}
      {/* The figure of a prediction would give its answer away. */}
      {step.figure !== undefined && (step.choices === undefined || guessed.value) && (
        <FigureView lab={lab} live={live} figure={step.figure} texts={texts} onMark={mark} />
      )}
    </div>
  );
}

/** What do you expect? An answer is needed before the reason is told. */
function Prediction(props: {
  readonly lab: Lab;
  readonly chapter: Chapter;
  readonly step: Step;
  readonly at: number;
  readonly facts: Facts;
  readonly onGuess: () => void;
}) {
  const { lab, chapter, step, at, facts, onGuess } = props;
  const words = courseWords.value;
  const texts = textsOf(words, chapter.name);
  const chosen = useSignal<number | null>(null);
  const right = chosen.value === step.right;
  return (
    <div class="lab-predict" role="group" aria-label={words.choose}>
      <div class="lab-choices">
        {step.choices!.map((choice, i) => (
          <button
            key={i}
            type="button"
            class="lab-choice"
            data-choice={i}
            aria-pressed={chosen.value === i}
            data-verdict={
              chosen.value === null ? undefined : i === step.right ? 'right' : chosen.value === i ? 'wrong' : undefined
            }
            onClick={() => {
              chosen.value = i;
              stepDone(chapter.name, at);
              onGuess();
            }}
          >
            <Rich lab={lab} text={texts[choice] ?? choice} facts={facts} />
          </button>
        ))}
      </div>
      <div role="status" data-part="prediction">
        {chosen.value !== null && (
          <p>
            <b class={right ? 'lab-good' : 'lab-bad'}>{right ? words.rightGuess : words.wrongGuess}</b>{' '}
            <Rich lab={lab} text={texts[`${step.text}Why`]!} facts={facts} />
          </p>
        )}
      </div>
    </div>
  );
}
