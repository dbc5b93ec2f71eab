// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Selects rows of each matrix. */
@Op(name = "tosa.gather",
    operands = {"values: TENSOR_3D", "indices: INDEX_TENSOR_2D"},
    results = "output: TENSOR_3D",
    traits = "PURE",
    format = TosaDialect.FUNCTIONAL)
public final class GatherOp extends GatherOpBase {
  GatherOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    Diagnostic wrong = ElementChecks.same(operation(), values(), output());
    return wrong != null ? wrong : new Rows(operation())
        .add(values(), "values", Rows.BATCH, Rows.ROWS, Rows.CHANNELS)
        .add(indices(), "indices", Rows.BATCH, Rows.SELECTED)
        .add(output(), "output", Rows.BATCH, Rows.SELECTED, Rows.CHANNELS)
        .problem();
  }
}
