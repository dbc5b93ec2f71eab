// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.sparsetensor;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** The number of stored elements. */
@Op(name = "sparse_tensor.number_of_entries", operands = "tensor: SPARSE_TENSOR", results = "result: INDEX",
    traits = "PURE", format = "$tensor attr-dict `:` type($tensor)",
    implementations = SparseBufferization.class)
public final class NumberOfEntriesOp extends NumberOfEntriesOpBase {
  NumberOfEntriesOp(Operation operation) {
    super(operation);
  }
}
