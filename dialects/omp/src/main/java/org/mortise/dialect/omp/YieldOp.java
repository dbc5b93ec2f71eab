// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import com.google.auto.service.AutoService;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.definition.Op;
import org.mortise.ir.interfaces.RegionBranchTerminatorOpInterface;
import org.mortise.ir.interfaces.ReturnLike;
import org.osgi.service.component.annotations.Component;

/** Terminates a region and yields values to the parent operation. */
@Op(name = "omp.yield",
    operands = "results: ANY...",
    traits = {"PURE", "RETURN_LIKE"},
    parents = {"omp.atomic.update", "omp.declare_reduction", "omp.loop_nest", "omp.private"},
    format = "(`(` $results^ `:` type($results) `)`)? attr-dict")
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
