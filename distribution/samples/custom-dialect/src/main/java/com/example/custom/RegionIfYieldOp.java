// SPDX-License-Identifier: Apache-2.0
package com.example.custom;

import com.google.auto.service.AutoService;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.definition.Op;
import org.mortise.ir.interfaces.RegionBranchTerminatorOpInterface;
import org.mortise.ir.interfaces.ReturnLike;
import org.osgi.service.component.annotations.Component;

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

  /** All operands are forwarded to the parent operation. */
  @Component(service = RegionBranchTerminatorOpInterface.class)
  @AutoService(OpInterface.class)
  @Serves(NAME)
  public static final class Yield extends ReturnLike {}
}
