// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.sparsetensor;

import com.google.auto.service.AutoService;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.definition.Op;
import org.mortise.ir.interfaces.RegionBranchTerminatorOpInterface;
import org.mortise.ir.interfaces.ReturnLike;
import org.osgi.service.component.annotations.Component;

/** Passes values out of a region. */
@Op(name = "sparse_tensor.yield",
    operands = "results: ANY...",
    traits = {"PURE", "TERMINATOR"},
    parents = {
        "sparse_tensor.binary", "sparse_tensor.unary", "sparse_tensor.reduce", "sparse_tensor.select",
        "sparse_tensor.foreach", "sparse_tensor.iterate"
    },
    format = "$results attr-dict `:` type($results)")
public final class YieldOp extends YieldOpBase {
  YieldOp(Operation operation) {
    super(operation);
  }

  /** Forwards all operands. */
  @Component(service = RegionBranchTerminatorOpInterface.class)
  @Serves(NAME)
  @AutoService(OpInterface.class)
  public static final class Yield extends ReturnLike {}
}
