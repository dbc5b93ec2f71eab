// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Terminates a region and yields values to the parent operation. */
@Op(name = "omp.yield",
    operands = "results: ANY...",
    traits = {"PURE", "RETURN_LIKE"},
    parents = {"omp.atomic.update", "omp.declare_reduction", "omp.loop_nest", "omp.private"},
    format = "(`(` $results^ `:` type($results) `)`)? attr-dict")
public final class YieldOp extends YieldOpBase {
  YieldOp(Operation operation) {
    super(operation);
  }
}
