// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Trait;

/**
 * Operations that can be around a loop nest and say how it is executed. One that has this role has a region with one
 * block of two operations: another wrapper or the loop nest, and a terminator.
 */
public final class LoopWrappers {
  /** Can be around a loop nest. */
  public static final Trait LOOP_WRAPPER = Trait.of("LOOP_WRAPPER", null);

  private LoopWrappers() {}

  /** Returns whether {@code op}, which has {@link #LOOP_WRAPPER}, is around a loop nest and nothing else. */
  public static boolean isWrapper(Operation op) {
    Operation wrapper = op;
    while (wrapper.hasTrait(LOOP_WRAPPER)) {
      Operation nested = onlyOperation(wrapper);
      if (nested == null) {
        return false;
      }
      wrapper = nested;
    }
    return wrapper != op && LoopNestOp.of(wrapper) != null;
  }

  private static @Nullable Operation onlyOperation(Operation wrapper) {
    Region region = wrapper.region(0);
    Operation first = region.hasOneBlock() ? region.first().first() : null;
    Operation second = first == null ? null : first.next();
    boolean hasTwo = second != null && second.next() == null && second.hasTrait(Trait.TERMINATOR);
    return hasTwo ? first : null;
  }

  /** Returns the wrapper directly inside a wrapper, or null if that is around the loop nest itself. */
  public static @Nullable Operation nestedWrapper(Operation wrapper) {
    Operation nested = onlyOperation(wrapper);
    return nested != null && nested.hasTrait(LOOP_WRAPPER) ? nested : null;
  }

  /** Returns an error unless {@code op} is a wrapper of a loop nest, or of one of these wrappers; otherwise null. */
  static @Nullable Diagnostic verify(Operation op, String... wrappers) {
    if (!isWrapper(op)) {
      return op.opError("must be a loop wrapper");
    }
    Operation nested = nestedWrapper(op);
    if (nested == null || List.of(wrappers).contains(nested.name().toString())) {
      return null;
    }
    String allowed = "'" + String.join("' and '", wrappers) + "'";
    return op.error("only supported nested wrapper" + (wrappers.length == 1 ? " is " : "s are ") + allowed);
  }
}
