// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Computes the partial reductions of a vector along a dimension. */
@Op(name = "vector.scan",
    operands = {"source: ANY_VECTOR", "initial_value: ANY_VECTOR_OF_ANY_RANK"},
    results = {"dest: ANY_VECTOR", "accumulated_value: ANY_VECTOR_OF_ANY_RANK"},
    attributes = {"kind: KIND", "reduction_dim: I64", "inclusive: BOOL"},
    traits = {"PURE", "INFERS_RESULT_TYPES"},
    sameTypes = {"source, dest", "initial_value, accumulated_value"},
    format = "$kind `,` $source `,` $initial_value attr-dict `:` type($source) `,` type($initial_value) ")
public final class ScanOp extends ScanOpBase {
  ScanOp(Operation operation) {
    super(operation);
  }
}
