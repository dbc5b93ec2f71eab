// SPDX-License-Identifier: Apache-2.0
package org.mortise.validation.internal;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.execution.ExecutionOptions;
import org.mortise.execution.Program;
import org.mortise.execution.ValueText;
import org.mortise.execution.engine.Engine;
import org.mortise.ir.Operation;
import org.mortise.ir.execution.runtime.Elements;
import org.mortise.ir.execution.runtime.ExecutionException;
import org.mortise.ir.execution.runtime.MemRef;
import org.mortise.ir.execution.runtime.Poison;
import org.mortise.validation.model.Difference;
import org.mortise.validation.model.FunctionVerdict;
import org.mortise.validation.model.ValidationOptions;

/** Compares functions of two versions of a program on generated inputs. Not thread-safe. */
public final class FunctionComparison {
  /** How many times more the target version may use: one operation can have become several. */
  static final int FACTOR = 16;

  private final ProgramPair programs;
  private final ValidationOptions options;
  private final Version source;
  private final Version target;
  private final Refinement refinement;

  /** Prepares comparisons of functions of two programs. */
  public FunctionComparison(ProgramPair programs, Operation module, ValidationOptions options) {
    this.programs = programs;
    this.options = options;
    this.refinement = new Refinement(options.ulps(), new ValueText(
        Engine.CHECKED.begin(new Program(module, List.of()), ExecutionOptions.DEFAULTS)));
    this.source = programs.sourceVersion(refinement, options.limits());
    this.target = programs.targetVersion(refinement, options.limits().times(FACTOR));
  }

  /** Compares the two versions of a function, up to the first difference. */
  public FunctionVerdict compare(FunctionPair pair) {
    Signature signature = Signature.of(pair.source(), pair.target());
    if (signature == null) {
      return obstacle(pair, "its type has changed");
    }
    boolean aliases = options.aliases() || programs.leaks() == LeakRule.NONE;
    int compared = 0;
    DefinedInputs inputs = new DefinedInputs(source, pair.source(), options, aliases);
    for (DefinedInputs.Run defined = inputs.next(); defined != null; defined = inputs.next()) {
      Behavior before = defined.behavior();
      List<Signature.@Nullable Form> forms = signature.forms(before.places());
      if (forms == null) {
        return obstacle(pair, "its type has changed");
      }
      Run run = new Run(pair, signature, forms, defined.input(), options.seed() + defined.number());
      Behavior after = target.run(pair.target(), run.input(), run.outputs(before), run.seed(), before.calls());
      if (after.fault() != null && after.fault().kind() == ExecutionException.Kind.NOT_EXECUTABLE) {
        return obstacle(pair, "the version after " + DefinedInputs.describe(after.fault()));
      }
      compared++;
      Difference difference = compare(run, before, after);
      if (difference != null) {
        return new FunctionVerdict(pair.name(), compared, difference, null, pair.target().location());
      }
    }
    return compared > 0 ? new FunctionVerdict(pair.name(), compared, null, null, pair.target().location())
        : obstacle(pair, inputs.reason());
  }

  /** One comparison: both versions, and the input that they are run on. */
  private record Run(FunctionPair pair, Signature signature, List<Signature.@Nullable Form> forms, Input input,
      long seed) {
    /** Returns buffers, never written, for the results that the target version writes to its last arguments. */
    List<BufferValue> outputs(Behavior before) {
      List<BufferValue> outputs = new ArrayList<>(0);
      for (int i = 0; i < forms.size(); i++) {
        if (forms.get(i) == Signature.Form.OUTPUT) {
          Elements result = (Elements) before.results().get(i);
          Elements unwritten = Elements.of(result.format(), result.sizes());
          for (int j = 0; j < unwritten.count(); j++) {
            unwritten.set(j, Poison.VALUE);
          }
          outputs.add(new BufferValue(unwritten, 0, MemRef.rowMajor(result.sizes())));
        }
      }
      return outputs;
    }
  }

  /** Passes may move operations that are speculatable to where they are not possible, if their results are not used. */
  private @Nullable Difference compare(Run run, Behavior before, Behavior after) {
    BehaviorComparison comparison = new BehaviorComparison(
        run.pair, run.signature, run.forms, () -> run.input.text(source.idle()), run.input.shared(), refinement);
    LeakRule leaks = options.forbidsLeaks() ? LeakRule.NONE : programs.leaks();
    Difference difference = comparison.compare(before, after, target.hasOtherCall(), leaks);
    if (difference == null || difference.kind() != Difference.Kind.FAULT) {
      return difference;
    }
    Behavior speculated =
        target.speculate(run.pair.target(), run.input, run.outputs(before), run.seed, before.calls());
    return comparison.compare(before, speculated, target.hasOtherCall(), leaks) == null ? null : difference;
  }

  private static FunctionVerdict obstacle(FunctionPair pair, String reason) {
    return new FunctionVerdict(pair.name(), 0, null, reason, pair.target().location());
  }
}
