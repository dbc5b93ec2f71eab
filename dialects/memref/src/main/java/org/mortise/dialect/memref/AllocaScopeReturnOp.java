// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import com.google.auto.service.AutoService;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.definition.Op;
import org.mortise.ir.interfaces.RegionBranchTerminatorOpInterface;
import org.mortise.ir.interfaces.ReturnLike;
import org.osgi.service.component.annotations.Component;

/** Ends the region of {@code memref.alloca_scope} and yields its results. */
@Op(name = "memref.alloca_scope.return",
    operands = "results: ANY...",
    traits = {"RETURN_LIKE", "PURE"},
    parents = "memref.alloca_scope",
    format = "attr-dict ($results^ `:` type($results))?")
public final class AllocaScopeReturnOp extends AllocaScopeReturnOpBase {
  AllocaScopeReturnOp(Operation operation) {
    super(operation);
  }

  /** Forwards all operands to the results of the scope. */
  @Component(service = RegionBranchTerminatorOpInterface.class)
  @Serves(NAME)
  @AutoService(OpInterface.class)
  public static final class Return extends ReturnLike {}
}
