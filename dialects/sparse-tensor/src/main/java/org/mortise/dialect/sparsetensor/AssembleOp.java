// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.sparsetensor;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.types.RankedTensorType;

/** Creates a sparse tensor from its storage arrays. */
@Op(name = "sparse_tensor.assemble",
    operands = {"levels: LEVELS...", "values: ANY_TENSOR"},
    results = "result: SPARSE_TENSOR",
    traits = "PURE",
    format = "` ` `(` $levels `)` `,` $values attr-dict `:` `(` type($levels) `)` `,` type($values) `to` "
        + "type($result)",
    implementations = SparseBufferization.Alias.class)
public final class AssembleOp extends AssembleOpBase {
  AssembleOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    RankedTensorType values = values().type() instanceof RankedTensorType ranked ? ranked : null;
    return values == null || values.elementType() == resultType().elementType() ? null
        : error("input/output element-types don't match");
  }
}
