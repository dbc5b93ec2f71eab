// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor;

import com.google.auto.service.AutoService;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.definition.Op;
import org.mortise.ir.interfaces.RegionBranchTerminatorOpInterface;
import org.mortise.ir.interfaces.ReturnLike;
import org.osgi.service.component.annotations.Component;

/** Ends a region and yields the element of a tensor. */
@Op(name = "tensor.yield",
    operands = "value: ANY",
    traits = {"RETURN_LIKE", "PURE"},
    parents = {"tensor.generate", "tensor.pad"},
    format = "$value attr-dict `:` type($value)")
public final class YieldOp extends YieldOpBase {
  YieldOp(Operation operation) {
    super(operation);
  }

  /** Forwards the operand. */
  @Component(service = RegionBranchTerminatorOpInterface.class)
  @Serves(NAME)
  @AutoService(OpInterface.class)
  public static final class Yield extends ReturnLike {}
}
