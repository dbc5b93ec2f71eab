// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.sparsetensor;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Reads a sparse tensor from a source. */
@Op(name = "sparse_tensor.new", operands = "source: ANY", results = "result: SPARSE_TENSOR", traits = "PURE",
    format = "$source attr-dict `:` type($source) `to` type($result)",
    implementations = SparseBufferization.Allocation.class)
public final class NewOp extends NewOpBase {
  NewOp(Operation operation) {
    super(operation);
  }
}
