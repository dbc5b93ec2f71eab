// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.definition.Op;
import org.mortise.ir.types.PointerLikeType;

/** Atomically replaces the value of a variable by a value that a region computes from it. */
@Op(name = "omp.atomic.update",
    operands = "x: POINTER_LIKE read write",
    attributes = {"atomic_control: ATOMIC_CONTROL? since 22.1", "hint: HINT? = NO_HINT", "memory_order: MEMORY_ORDER?"},
    regions = "region: ONE_BLOCK",
    traits = "RECURSIVE_MEMORY_EFFECTS",
    implicitTerminator = "omp.yield",
    patterns = AtomicUpdatePatterns.class,
    format = "oilist(" + Clauses.HINT + Clauses.OR + Clauses.MEMORY_ORDER + ") $x `:` type($x) $region attr-dict")
public final class AtomicUpdateOp extends AtomicUpdateOpBase {
  AtomicUpdateOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    String order = memoryOrderAttr() == null ? "" : memoryOrderAttr().word();
    if (order.equals("acq_rel") || order.equals("acquire")) {
      return error("memory-order must not be acq_rel or acquire for atomic updates");
    }
    if (region().first().argumentCount() != 1) {
      return error("the region must accept exactly one argument");
    }
    Type pointee = ((PointerLikeType) x().type()).pointeeType();
    if (pointee != null && pointee != region().first().argument(0).type()) {
      return error("the type of the operand must be a pointer type whose element type is the same as that "
          + "of the region argument");
    }
    return HintForm.verify(operation(), hintAttr());
  }

  @Nullable Diagnostic verifyRegions() {
    Operation yield = region().first().last();
    if (yield.operandCount() != 1) {
      return error("only updated value must be returned");
    }
    return yield.operand(0).type() == region().first().argument(0).type()
        ? null : error("input and yielded value must have the same type");
  }
}
