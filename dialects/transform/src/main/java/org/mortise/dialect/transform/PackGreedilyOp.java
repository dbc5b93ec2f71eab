// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.DenseI64ArrayAttr;
import org.mortise.ir.definition.Op;

/** Packs operations as matrix multiplications. */
@Op(name = "transform.structured.pack_greedily", family = TransformOp.class,
    operands = {"target: HANDLE", "matmul_packed_sizes: HANDLE..."}, results = "packed_op: HANDLE",
    attributes = {
        "static_matmul_packed_sizes: THREE = NO_NUMBERS",
        "matmul_padded_sizes_next_multiple_of: THREE_OR_NONE = NO_NUMBERS",
        "matmul_inner_dims_order: THREE = NO_NUMBERS"
    },
    implementations = HandleEffects.ConsumingFirst.class,
    format = "$target oilist( `matmul_packed_sizes` `=` custom<DynamicIndexList>($matmul_packed_sizes, "
        + "$static_matmul_packed_sizes) (`matmul_padded_sizes_next_multiple_of` `=` "
        + "$matmul_padded_sizes_next_multiple_of^)? `matmul_inner_dims_order` `=` $matmul_inner_dims_order ) "
        + "attr-dict `:` functional-type(operands, results)")
public final class PackGreedilyOp extends PackGreedilyOpBase {
  PackGreedilyOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    if (!Permutations.areDistinct(matmulInnerDimsOrderAttr())) { // MLIR does not check the range either
      return opError("\"matmul_inner_dims_order\" is not a valid permutation");
    }
    DenseI64ArrayAttr multiples = matmulPaddedSizesNextMultipleOfAttr();
    for (int i = 0; i < multiples.size(); i++) {
      if (multiples.get(i) != 0 && staticMatmulPackedSizesAttr().get(i) != 0) {
        return opError("at most one of the packed_size and the padded_sizes_next_multiple_of can be nonzero for the "
            + "matmul strategy");
      }
    }
    return null;
  }
}
