// SPDX-License-Identifier: Apache-2.0
package org.mortise.validation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import org.mortise.ir.Operation;
import org.mortise.ir.Parallel;
import org.mortise.validation.internal.FunctionComparison;
import org.mortise.validation.internal.FunctionPair;
import org.mortise.validation.internal.ProgramPair;
import org.mortise.validation.model.FunctionVerdict;
import org.mortise.validation.model.ValidationOptions;

/**
 * Compares two versions of a program by running their functions on the same generated inputs with the checked engine.
 * On inputs for which the source version is defined, the target version must show the same observable behavior: return
 * the same values, leave the same contents in buffers of the caller, print the same text, call functions without a body
 * with the same values, make no memory errors, and not leak more buffers. If deallocations have been added, it must not
 * leak at all; if both versions have none, leaks are not compared, because a later pass is going to insert them.
 *
 * <p>The inputs are a sample, so the absence of differences is not a proof. Operations are evaluated in the engine's
 * order.
 */
public final class Validator {
  private final ValidationOptions options;

  public Validator(ValidationOptions options) {
    this.options = options;
  }

  /** Compares all functions in one thread. See {@link #validate(Operation, Operation, int, Predicate)}. */
  public List<FunctionVerdict> validate(Operation source, Operation target) {
    return validate(source, target, 1, name -> true);
  }

  /**
   * Compares the functions that have a body in both versions, and whose names are the same. The programs must not
   * change meanwhile, and must be valid.
   *
   * @param source the program before the change
   * @param target the program after it, of the same context
   * @param threads the number of threads that run functions
   * @param selected returns whether the function of a name is compared
   * @return a verdict for each function, in the order of the source version
   */
  public List<FunctionVerdict> validate(
      Operation source, Operation target, int threads, Predicate<String> selected) {
    ProgramPair programs = new ProgramPair(source, target);
    List<FunctionPair> pairs = programs.functions(selected);
    FunctionVerdict[] verdicts = new FunctionVerdict[pairs.size()];
    Parallel.forEach(pairs, threads, () -> {
      FunctionComparison comparison = new FunctionComparison(programs, target, options);
      return (pair, index) -> verdicts[index] = comparison.compare(pair);
    });
    List<FunctionVerdict> all = new ArrayList<>(Arrays.asList(verdicts));
    for (FunctionPair missing : programs.missing()) {
      if (selected.test(missing.name())) {
        all.add(new FunctionVerdict(missing.name(), 0, null, "it no longer has a body", missing.source().location()));
      }
    }
    return all;
  }
}
