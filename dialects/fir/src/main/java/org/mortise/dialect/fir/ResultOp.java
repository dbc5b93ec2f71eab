// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import com.google.auto.service.AutoService;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.definition.Op;
import org.mortise.ir.interfaces.RegionBranchTerminatorOpInterface;
import org.mortise.ir.interfaces.ReturnLike;
import org.osgi.service.component.annotations.Component;

/** Ends a region with the values of its operation. */
@Op(name = "fir.result",
    operands = "results: ANY...",
    traits = {"NO_MEMORY_EFFECT", "RETURN_LIKE"},
    parents = {"fir.if", "fir.do_loop", "fir.iterate_while"},
    format = "($results^ `:` type($results))? attr-dict")
public final class ResultOp extends ResultOpBase {
  ResultOp(Operation operation) {
    super(operation);
  }

  /** Forwards all operands. */
  @Component(service = RegionBranchTerminatorOpInterface.class)
  @Serves(NAME)
  @AutoService(OpInterface.class)
  public static final class Result extends ReturnLike {}
}
