// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.sparsetensor;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Rematerializes a tensor from its storage. */
@Op(name = "sparse_tensor.load", operands = "tensor: SPARSE_TENSOR", results = "result: ANY_TENSOR",
    attributes = "hasInserts: UNIT?", traits = "SAME_OPERANDS_AND_RESULT_TYPE",
    format = "$tensor (`hasInserts` $hasInserts^)? attr-dict `:` type($tensor)",
    implementations = SparseBufferization.Load.class)
public final class LoadOp extends LoadOpBase {
  LoadOp(Operation operation) {
    super(operation);
  }
}
