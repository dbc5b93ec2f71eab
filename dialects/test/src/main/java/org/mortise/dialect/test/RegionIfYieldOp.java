// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.test;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Ends a region of {@link RegionIfOp} with values. */
@Op(name = "test.region_if_yield",
    operands = "results: ANY...", traits = {"RETURN_LIKE", "PURE"}, format = "$results `:` type($results) attr-dict")
public final class RegionIfYieldOp extends RegionIfYieldOpBase {
  RegionIfYieldOp(Operation operation) {
    super(operation);
  }
}
