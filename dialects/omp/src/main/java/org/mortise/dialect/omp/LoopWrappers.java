// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Trait;
import org.mortise.ir.UnitAttr;

/**
 * Operations that wrap a loop nest and determine how it is executed. A wrapper has a region with one block of one
 * operation, another wrapper or the loop nest.
 */
public final class LoopWrappers {
  /** May wrap a loop nest. */
  public static final Trait LOOP_WRAPPER = Trait.of("LOOP_WRAPPER", null);

  /** The attribute of wrappers that are nested with others, and of a parallel region around them. */
  static final String COMPOSITE = "omp.composite";
  static final String WRAPPER = "wrapper";

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
    return first == null || first.next() != null ? null : first;
  }

  /** Returns the wrapper directly inside a wrapper; null if it wraps the loop nest itself. */
  public static @Nullable Operation nestedWrapper(Operation wrapper) {
    Operation nested = onlyOperation(wrapper);
    return nested != null && nested.hasTrait(LOOP_WRAPPER) ? nested : null;
  }

  // ---- programs of MLIR 19.1 ---------------------------------------------------------------------------------------

  /** Erases the terminator that the region of a wrapper has in MLIR 19.1; returns whether there was one. */
  static boolean eraseTerminator(Region region) {
    Operation last = region.hasOneBlock() ? region.first().last() : null;
    if (last == null || !last.name().toString().equals("omp.terminator") || last.previous() == null) {
      return false;
    }
    last.erase();
    return true;
  }

  /** Returns whether the only operation in a region is a wrapper, which then gets the attribute of composite ones. */
  static boolean markNested(Region region) {
    Operation nested = region.first().first();
    if (nested == null || !nested.hasTrait(LOOP_WRAPPER) || nested.next() != null) {
      return false;
    }
    nested.setAttr(COMPOSITE, UnitAttr.of(nested.context()));
    return true;
  }

  // ---- verification ------------------------------------------------------------------------------------------------

  /** Returns an error unless {@code op} contains just a wrapper or a loop nest; otherwise null. */
  static @Nullable Diagnostic verifyNest(Operation op) {
    Operation nested = onlyOperation(op);
    if (nested == null) {
      return op.opError("loop wrapper does not contain exactly one nested op");
    }
    return nested.hasTrait(LOOP_WRAPPER) || LoopNestOp.of(nested) != null ? null
        : op.opError("nested in loop wrapper is not another loop wrapper or `omp.loop_nest`");
  }

  /** Returns an error if {@code op} is nested with another wrapper; otherwise null. */
  static @Nullable Diagnostic verifyStandalone(Operation op) {
    Diagnostic wrong = verifyNest(op);
    return wrong != null || nestedWrapper(op) == null && !isNested(op)
        ? wrong : op.opError("expected to be a standalone loop wrapper");
  }

  /** Returns whether a wrapper contains {@code op}. */
  static boolean isNested(Operation op) {
    return op.parentOp() != null && op.parentOp().hasTrait(LOOP_WRAPPER);
  }

  /** Returns an error unless just composite wrappers have the attribute that says so; otherwise null. */
  static @Nullable Diagnostic verifyComposite(Operation op, boolean isComposite, String kind) {
    boolean isMarked = op.getAttr(COMPOSITE) != null;
    if (isComposite == isMarked) {
      return null;
    }
    String place = isMarked ? "present in non-composite " : "missing from composite ";
    return op.error("'" + COMPOSITE + "' attribute " + place + kind);
  }

  /** Returns whether {@code op} is null or one of the given operations. */
  static boolean isOneOf(@Nullable Operation op, String... names) {
    return op == null || List.of(names).contains(op.name().toString());
  }
}
