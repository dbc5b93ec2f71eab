// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Executes a region in the order of the iterations of a loop. */
@Op(name = "omp.ordered.region",
    attributes = "par_level_simd: UNIT?",
    regions = "region: ANY",
    format = "oilist(`par_level_simd` $par_level_simd) $region attr-dict")
public final class OrderedRegionOp extends OrderedRegionOpBase {
  OrderedRegionOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    Operation wrapper = enclosingLoop(operation());
    if (wrapper == null) {
      return null;
    }
    WsloopOp loop = WsloopOp.of(wrapper);
    if (loop == null) {
      return SimdOp.of(wrapper) != null
          ? null : opError("must be nested inside of a worksharing, simd or worksharing simd loop");
    }
    if (loop.orderedAttr() == null) {
      return opError("the enclosing worksharing-loop region must have an ordered clause");
    }
    return loop.orderedAttr().longValue() == 0
        ? null : opError("the enclosing loop's ordered clause must not have a parameter present");
  }

  /** Returns the innermost loop wrapper around {@code op}, or null. */
  static @Nullable Operation enclosingLoop(Operation op) {
    for (Operation parent = op.parentOp(); parent != null; parent = parent.parentOp()) {
      if (LoopNestOp.of(parent) != null) {
        return parent.parentOp();
      }
    }
    return null;
  }
}
