// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Replaces rows of each matrix. */
@Op(name = "tosa.scatter",
    operands = {"values_in: TENSOR_3D", "indices: INDEX_TENSOR_2D", "input: TENSOR_3D"},
    results = "values_out: TENSOR_3D",
    traits = "PURE",
    format = TosaDialect.FUNCTIONAL)
public final class ScatterOp extends ScatterOpBase {
  ScatterOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    Diagnostic wrong = ElementChecks.same(operation(), valuesIn(), valuesOut());
    wrong = wrong != null ? wrong : ElementChecks.same(operation(), input(), valuesOut());
    return wrong != null ? wrong : new Rows(operation())
        .add(valuesIn(), "values_in", Rows.BATCH, Rows.ROWS, Rows.CHANNELS)
        .add(indices(), "indices", Rows.BATCH, Rows.SELECTED)
        .add(input(), "input", Rows.BATCH, Rows.SELECTED, Rows.CHANNELS)
        .add(valuesOut(), "values_out", Rows.BATCH, Rows.ROWS, Rows.CHANNELS)
        .problem();
  }
}
