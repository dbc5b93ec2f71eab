// SPDX-License-Identifier: Apache-2.0
package com.example.custom;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Terminates a region of {@link RegionIfOp} and yields values. */
@Op(name = "custom.region_if_yield",
    operands = "results: ANY...",
    traits = {"RETURN_LIKE", "PURE"},
    parents = "custom.region_if",
    format = "$results `:` type($results) attr-dict")
public final class RegionIfYieldOp extends RegionIfYieldOpBase {
  RegionIfYieldOp(Operation operation) {
    super(operation);
  }
}
