// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf;

import com.google.auto.service.AutoService;
import java.util.List;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpInterface;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Op;
import org.mortise.ir.interfaces.RegionBranchTerminatorOpInterface;
import org.mortise.ir.interfaces.ReturnLike;
import org.osgi.service.component.annotations.Component;

/** Ends a region and passes values on to the enclosing operation. */
@Op(name = "scf.yield",
    operands = "results: ANY...",
    traits = {"RETURN_LIKE", "PURE"},
    parents = {"scf.execute_region", "scf.for", "scf.if", "scf.index_switch", "scf.while"},
    format = "attr-dict ($results^ `:` type($results))?")
public final class YieldOp extends YieldOpBase {
  YieldOp(Operation operation) {
    super(operation);
  }

  public static YieldOp create(OpBuilder builder, Location location, List<? extends Value> values) {
    return new YieldOp(builder.create(builder.state(location, NAME).addOperands(values)));
  }

  public OperandRange values() {
    return results();
  }

  /** Passes all its operands on. */
  @Component(service = RegionBranchTerminatorOpInterface.class)
  @Serves(NAME)
  @AutoService(OpInterface.class)
  public static final class Yield extends ReturnLike {}
}
