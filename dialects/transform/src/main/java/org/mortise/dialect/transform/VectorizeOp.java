// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Vectorizes structured operations. */
@Op(name = "transform.structured.vectorize", family = TransformOp.class,
    operands = {"target: HANDLE", "vector_sizes: PARAM_OR_HANDLE..."},
    attributes = {
        "static_vector_sizes: DENSE_I64_ARRAY? = NO_NUMBERS", "vectorize_nd_extract: UNIT?",
        "assume_dynamic_dims_match_vec_sizes: UNIT? since 22.1", "create_named_contraction: UNIT? since 22.1",
        "scalable_sizes: DENSE_BOOL_ARRAY? = NO_FLAGS"
    },
    implementations = HandleEffects.ConsumingFirst.class,
    format = "$target oilist( `vector_sizes` custom<ScalableIndexList>( $vector_sizes, $static_vector_sizes, "
        + "$scalable_sizes)) attr-dict `:` type($target)(`,`type($vector_sizes)^)?")
public final class VectorizeOp extends VectorizeOpBase {
  VectorizeOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    int sizes = Permutations.size(staticVectorSizesAttr());
    int flags = Permutations.size(scalableSizesAttr());
    return sizes == flags ? null
        : opError("expected same number of vector sizes (" + sizes + ") and scalable sizes (" + flags + ")");
  }
}
