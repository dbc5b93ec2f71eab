// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Ends a region of an affine operation and yields values to the operation. */
@Op(name = "affine.yield",
    operands = "operands: ANY...",
    traits = {"PURE", "RETURN_LIKE", "MEMREFS_NORMALIZABLE"},
    format = "attr-dict ($operands^ `:` type($operands))?")
public final class YieldOp extends YieldOpBase {
  YieldOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    Operation parent = parentOp();
    boolean ends = ForOp.of(parent) != null || IfOp.of(parent) != null || ParallelOp.of(parent) != null;
    if (!ends) {
      return opError("only terminates affine.if/for/parallel regions");
    }
    if (parent.resultCount() != operands().size()) {
      return opError("parent of yield must have same number of results as the yield operands");
    }
    for (int i = 0; i < parent.resultCount(); i++) {
      if (parent.result(i).type() != operands().get(i).type()) {
        return opError("types mismatch between yield op and its parent");
      }
    }
    return null;
  }
}
