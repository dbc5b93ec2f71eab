// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import java.util.BitSet;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.DenseI64ArrayAttr;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.types.VectorType;

/** Reduces a vector along some of its dimensions, starting with an accumulator. */
@Op(name = "vector.multi_reduction",
    operands = {"source: ANY_VECTOR", "acc: ANY"},
    results = "dest: ANY",
    attributes = {"kind: KIND", "reduction_dims: DENSE_I64_ARRAY"},
    traits = "PURE",
    format = "$kind `,` $source `,` $acc attr-dict $reduction_dims `:` type($source) `to` type($dest)",
    implementations = MultiReductionOp.Masking.class,
    patterns = ReductionPatterns.class)
public final class MultiReductionOp extends MultiReductionOpBase {
  MultiReductionOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.sameTypes("dest", "acc");
    VectorTypes.sameElementType(op, "source operand and result have same element type", 0);
  }

  @Nullable Diagnostic verify() {
    return dest().type() == resultType(sourceType(), reductionDimsAttr()) ? null
        : opError("destination type '" + dest().type() + "' is incompatible with source type '" + sourceType() + "'");
  }

  /** Returns the type of the reduction of {@code source}: a scalar if all dimensions are reduced. */
  static Type resultType(VectorType source, DenseI64ArrayAttr reduced) {
    BitSet dims = new BitSet();
    for (long dim : reduced.toArray()) {
      if (dim >= 0 && dim < source.rank()) {
        dims.set((int) dim);
      }
    }
    return VectorTypes.dropDims(source, dims);
  }

  /** The mask has the shape of the reduced vector. */
  static final class Masking implements MaskableOpInterface {
    @Override
    public @Nullable Type getExpectedMaskType(Operation op) {
      return VectorTypes.maskOf(of(op).sourceType());
    }
  }
}
