// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.sparsetensor;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.definition.Op;
import org.mortise.ir.types.IntegerType;

/** Keeps an element if the region yields true. */
@Op(name = "sparse_tensor.select",
    operands = "x: ANY",
    results = "output: ANY",
    regions = "region: ONE_BLOCK",
    traits = {"PURE", "SAME_OPERANDS_AND_RESULT_TYPE"},
    format = "$x attr-dict `:` type($x) $region")
public final class SelectOp extends SelectOpBase {
  SelectOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    Type bool = IntegerType.of(context(), 1);
    return RegionOps.verify(operation(), region(), "select", List.of(x().type()), bool);
  }
}
