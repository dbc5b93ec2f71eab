// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.parser;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Context;
import org.mortise.ir.NamedType;
import org.mortise.ir.NamedTypeUses;
import org.mortise.ir.Operation;
import org.mortise.ir.text.DeepStack;

/**
 * Reads one program, and repeats the reading if necessary: on a {@link DeepStack} if types or attributes are nested
 * hundreds of levels deep, or if the program defines a {@link NamedType} differently from an earlier program.
 */
public final class ReadAttempts {
  /** Reads the program once. An attempt that throws must leave no effects. */
  public interface Attempt {
    /**
     * Reads the program.
     *
     * @param namedTypes the named types of the program; the attempt finishes them
     * @param largeStack whether the stack is large; see {@link FragmentParser}
     */
    @Nullable Operation read(NamedTypeUses namedTypes, boolean largeStack);
  }

  private ReadAttempts() {}

  /** Returns the result of the last attempt. */
  public static @Nullable Operation run(Context context, Attempt attempt) {
    try {
      return run(NamedTypeUses.shared(context), attempt);
    } catch (NamedTypeUses.Conflict differs) {
      return run(NamedTypeUses.separate(context), attempt);
    }
  }

  private static @Nullable Operation run(NamedTypeUses namedTypes, Attempt attempt) {
    Operation[] program = new Operation[1];
    onStack(largeStack -> program[0] = attempt.read(namedTypes, largeStack));
    return program[0];
  }

  /**
   * Runs work that parses types or attributes; if they are nested deeply, runs it a second time on a {@link DeepStack}.
   *
   * @param work receives whether the stack is large; a second call must undo the effects of the first
   */
  public static void onStack(Consumer<Boolean> work) {
    try {
      work.accept(false);
    } catch (NestedDeeply met) {
      DeepStack.run(() -> work.accept(true));
    }
  }
}
