// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.parser;

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
    try {
      return attempt.read(namedTypes, false);
    } catch (NestedDeeply met) {
      Operation[] program = new Operation[1];
      DeepStack.run(() -> program[0] = attempt.read(namedTypes, true));
      return program[0];
    }
  }
}
