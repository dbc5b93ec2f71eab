// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Reduces a vector of rank 1 to a scalar, optionally starting with an accumulator. */
@Op(name = "vector.reduction",
    operands = {"vector: ANY_VECTOR_OF_ANY_RANK", "acc: ANY?"},
    results = "dest: ANY",
    attributes = {"kind: KIND", "fastmath: FASTMATH = NO_FASTMATH"},
    traits = "PURE",
    format = "$kind `,` $vector (`,` $acc^)? (`fastmath` `` $fastmath^)? attr-dict "
        + "`:` type($vector) `into` type($dest)",
    implementations = ReductionOp.Masking.class,
    patterns = ReductionPatterns.class)
public final class ReductionOp extends ReductionOpBase {
  ReductionOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    VectorTypes.sameElementType(op, "source operand and result have same element type", 0);
    op.sameTypesDescribed("dest and acc have the same type", "dest", "acc");
  }

  @Nullable Diagnostic verify() {
    if (vectorType().rank() > 1) {
      return opError("unsupported reduction rank: " + vectorType().rank());
    }
    return kindAttr().function(dest().type()) != null ? null
        : opError("unsupported reduction type ''" + dest().type() + "'' for kind '" + kindAttr().word() + "'");
  }

  /** The mask has the shape of the reduced vector. */
  static final class Masking implements MaskableOpInterface {
    @Override
    public @Nullable Type getExpectedMaskType(Operation op) {
      return VectorTypes.maskOf(of(op).vectorType());
    }
  }
}
