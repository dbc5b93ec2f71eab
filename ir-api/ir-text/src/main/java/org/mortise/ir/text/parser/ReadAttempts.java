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
 * Reads one program, perhaps several times: a second time on a {@link DeepStack} if types or attributes are nested
 * hundreds of levels deep, and a second time if it defines a {@link NamedType} differently from a program before it.
 */
public final class ReadAttempts {
  /** Reads the program once. An attempt that throws must leave nothing. */
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

  /** Returns what the last attempt returns. */
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
   * Does work that parses types or attributes, a second time on a {@link DeepStack} if these are nested deeply.
   *
   * @param work is told whether the stack is large; when it is called again, it must undo what it has done
   */
  public static void onStack(Consumer<Boolean> work) {
    try {
      work.accept(false);
    } catch (NestedDeeply met) {
      DeepStack.run(() -> work.accept(true));
    }
  }
}
