// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.async;

import com.google.auto.service.AutoService;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.definition.Op;
import org.mortise.ir.interfaces.RegionBranchTerminatorOpInterface;
import org.mortise.ir.interfaces.ReturnLike;
import org.osgi.service.component.annotations.Component;

/** Yields the values of {@link ExecuteOp}. */
@Op(name = "async.yield",
    operands = "operands: ANY...",
    traits = {"PURE", "RETURN_LIKE"},
    parents = "async.execute",
    format = "($operands^ `:` type($operands))? attr-dict")
public final class YieldOp extends YieldOpBase {
  YieldOp(Operation operation) {
    super(operation);
  }

  /** Forwards all operands to the results. */
  @Component(service = RegionBranchTerminatorOpInterface.class)
  @Serves(NAME)
  @AutoService(OpInterface.class)
  public static final class Yield extends ReturnLike {}
}
