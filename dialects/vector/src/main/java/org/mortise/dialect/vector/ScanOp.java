// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.definition.Op;
import org.mortise.ir.types.VectorType;

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

  @Nullable Diagnostic verify() {
    VectorType source = sourceType();
    VectorType initial = initialValueType();
    long dim = reductionDimAttr().longValue();
    if (dim >= source.rank()) {
      return opError("reduction dimension " + dim + " has to be less than " + source.rank());
    }
    if (initial.rank() != source.rank() - 1) {
      return opError("initial value rank " + initial.rank() + " has to be equal to " + (source.rank() - 1));
    }
    for (int i = 0; i < initial.rank(); i++) {
      if (initial.dim(i) != source.dim(i < dim ? i : i + 1)) {
        return opError("incompatible input/initial value shapes");
      }
    }
    Type element = destType().elementType();
    return kindAttr().function(element) != null ? null
        : opError("unsupported reduction type '" + element + "' for kind '" + kindAttr().word() + "'");
  }
}
