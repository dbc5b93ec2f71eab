// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Atomically updates a variable and reads its old or new value. */
@Op(name = "omp.atomic.capture",
    attributes = {"hint: HINT? = NO_HINT", "memory_order: MEMORY_ORDER?"},
    regions = "region: ONE_BLOCK",
    traits = "RECURSIVE_MEMORY_EFFECTS",
    implicitTerminator = "omp.terminator",
    format = "oilist(" + Clauses.HINT + Clauses.OR + Clauses.MEMORY_ORDER + ") $region attr-dict")
public final class AtomicCaptureOp extends AtomicCaptureOpBase {
  AtomicCaptureOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    return HintForm.verify(operation(), hintAttr());
  }

  @Nullable Diagnostic verifyRegions() {
    Operation first = region().first().first();
    Operation second = first.next();
    if (second == null || second.next() == null || second.next().next() != null) {
      return error(
          "expected three operations in atomic.capture region (one terminator, and two atomic ops)");
    }
    Diagnostic wrong = verifySequence(first, second);
    if (wrong != null) {
      return wrong;
    }
    if (first.getAttr("hint") != null || second.getAttr("hint") != null) {
      return opError("operations inside capture region must not have hint clause");
    }
    return first.getAttr("memory_order") != null || second.getAttr("memory_order") != null
        ? opError("operations inside capture region must not have memory_order clause") : null;
  }

  private static @Nullable Diagnostic verifySequence(Operation first, Operation second) {
    AtomicUpdateOp update = AtomicUpdateOp.of(first);
    if (update != null && AtomicReadOp.of(second) != null) {
      return update.x() == AtomicReadOp.of(second).x()
          ? null : first.error("updated variable in atomic.update must be captured in second operation");
    }
    boolean changes = AtomicUpdateOp.of(second) != null || AtomicWriteOp.of(second) != null;
    if (AtomicReadOp.of(first) == null || !changes) {
      return first.error("invalid sequence of operations in the capture region");
    }
    return AtomicReadOp.of(first).x() == second.operand(0)
        ? null : first.error("captured variable in atomic.read must be updated in second operation");
  }
}
