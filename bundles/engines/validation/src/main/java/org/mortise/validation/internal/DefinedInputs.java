// SPDX-License-Identifier: Apache-2.0
package org.mortise.validation.internal;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.execution.DialectExecutions;
import org.mortise.ir.execution.runtime.ExecutionException;
import org.mortise.ir.interfaces.CallableOpInterface;
import org.mortise.validation.model.ValidationOptions;

/**
 * The generated inputs of a function on which the source version is defined, in sequence. If the source version
 * exceeds the limits on far values, for example because they are loop bounds, later inputs have no far values.
 */
final class DefinedInputs {
  /**
   * A run of the source version that has ended without an error.
   *
   * @param number decides the input and the results of functions without a body, together with the seed
   */
  record Run(int number, Input input, Behavior behavior) {}

  /** Number of inputs that are tried for each input on which the source version is defined. */
  private static final int ATTEMPTS = 8;
  /** Number of runs of the source version that may exceed the limits before the function is skipped. */
  private static final int MOST_EXCEEDED = 2;

  private final Version source;
  private final Operation function;
  private final ValidationOptions options;
  private final boolean aliases;
  private final List<Type> types;
  private int attempts;
  private int found;
  private int exceeded;
  private int exceededByFar;
  private boolean isDone;
  private String reason = "no input was found";

  /** @param aliases whether two arguments may be the same buffer */
  DefinedInputs(Version source, Operation function, ValidationOptions options, boolean aliases) {
    this.source = source;
    this.function = function;
    this.options = options;
    this.aliases = aliases;
    this.types = DialectExecutions.standIns(
        function.getInterface(CallableOpInterface.class).getArgumentTypes(function));
  }

  /** Runs the source version on inputs until it is defined on one. Returns null if there are no further inputs. */
  @Nullable Run next() {
    while (!isDone && found < options.runs() && attempts < ATTEMPTS * options.runs() && exceeded < MOST_EXCEEDED) {
      int number = attempts++;
      boolean isFar = Input.isFar(number);
      if (isFar && exceededByFar >= MOST_EXCEEDED) {
        continue;
      }
      Input input;
      try {
        input = Input.generate(types, options.seed(), number, aliases);
      } catch (UnsupportedOperationException impossible) {
        return end(String.valueOf(impossible.getMessage()));
      }
      Behavior behavior = source.run(function, input, List.of(), options.seed() + number, null);
      ExecutionException fault = behavior.fault();
      if (fault == null) {
        found++;
        isDone = input.count() == 0 && behavior.calls().isEmpty(); // each run does the same
        return new Run(number, input, behavior);
      }
      reason = "the version before " + describe(fault);
      if (fault.kind() == ExecutionException.Kind.NOT_EXECUTABLE) {
        return end(reason);
      }
      int excess = fault.kind() == ExecutionException.Kind.LIMIT ? 1 : 0;
      exceeded += isFar ? 0 : excess;
      exceededByFar += isFar ? excess : 0;
    }
    return null;
  }

  private @Nullable Run end(String why) {
    reason = why;
    isDone = true;
    return null;
  }

  /** Returns the reason why there is no input. */
  String reason() {
    return reason;
  }

  /** Returns the failure of a version, as the end of a sentence. */
  static String describe(ExecutionException fault) {
    return switch (fault.kind()) {
      case NOT_EXECUTABLE -> "has an operation that cannot be executed: ";
      case LIMIT -> "needs too much on inputs that were tried: ";
      default -> "is undefined on all inputs that were tried: ";
    } + fault.getMessage();
  }
}
