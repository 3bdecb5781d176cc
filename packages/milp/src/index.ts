export { type Highs, highsRuntime, runModel, type RunHooks } from './highs.ts';
export { fewestModel, MAX_MODEL_EFFECTS, type Model } from './model.ts';
export { highs } from './optimizer.ts';
