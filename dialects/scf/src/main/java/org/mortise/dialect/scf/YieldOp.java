// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf;

import com.google.auto.service.AutoService;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.bufferization.BufferizableOpInterface;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.RegionBranchTerminatorOpInterface;
import org.mortise.ir.interfaces.ReturnLike;
import org.osgi.service.component.annotations.Component;

/** Ends a region and yields values to the enclosing operation. */
@Op(name = "scf.yield",
    operands = "results: ANY...",
    traits = {"RETURN_LIKE", "PURE"},
    parents = {"scf.execute_region", "scf.for", "scf.if", "scf.index_switch", "scf.while"},
    format = "attr-dict ($results^ `:` type($results))?")
public final class YieldOp extends YieldOpBase {
  YieldOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.implement(BufferizableOpInterface.class, new YieldBufferization());
  }

  /** Forwards all operands. */
  @Component(service = RegionBranchTerminatorOpInterface.class)
  @Serves(NAME)
  @AutoService(OpInterface.class)
  public static final class Yield extends ReturnLike {}
}
