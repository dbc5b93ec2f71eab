// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.sparsetensor;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.definition.Op;

/** Combines elements one after another. */
@Op(name = "sparse_tensor.reduce",
    operands = {"x: ANY", "y: ANY", "identity: ANY"},
    results = "output: ANY",
    regions = "region: ONE_BLOCK",
    traits = {"PURE", "SAME_OPERANDS_AND_RESULT_TYPE"},
    format = "$x `,` $y `,` $identity attr-dict `:` type($output) $region")
public final class ReduceOp extends ReduceOpBase {
  ReduceOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    Type type = x().type();
    return RegionOps.verify(operation(), region(), "reduce", List.of(type, type), type);
  }
}
