// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Trait;

/**
 * Operations that wrap a loop nest and determine how it is executed. A wrapper has a region with one block of one
 * operation, another wrapper or the loop nest; wrappers that MLIR 19.1 has in the same form have a terminator, too.
 */
public final class LoopWrappers {
  /** May wrap a loop nest. */
  public static final Trait LOOP_WRAPPER = Trait.of("LOOP_WRAPPER", null);

  private LoopWrappers() {}

  /** Returns whether {@code op}, which has {@link #LOOP_WRAPPER}, wraps exactly a loop nest. */
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
    boolean isOnly = second == null || second.next() == null && second.hasTrait(Trait.TERMINATOR);
    return isOnly ? first : null;
  }

  /** Erases the terminator that the region of a wrapper has in MLIR 19.1. */
  static void eraseTerminator(Region region) {
    Operation last = region.hasOneBlock() ? region.first().last() : null;
    if (last != null && last.name().toString().equals("omp.terminator")) {
      last.erase();
    }
  }

  /** Returns the wrapper directly inside a wrapper; null if it wraps the loop nest itself. */
  public static @Nullable Operation nestedWrapper(Operation wrapper) {
    Operation nested = onlyOperation(wrapper);
    return nested != null && nested.hasTrait(LOOP_WRAPPER) ? nested : null;
  }

  /** Returns an error unless {@code op} wraps a loop nest, or one of the given wrappers; otherwise null. */
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
