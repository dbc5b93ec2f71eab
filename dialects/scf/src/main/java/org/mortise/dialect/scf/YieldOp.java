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
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.interfaces.RegionBranchTerminatorOpInterface;
import org.mortise.ir.interfaces.ReturnLike;
import org.osgi.service.component.annotations.Component;

/** Ends a region and passes values on to the enclosing operation. */
public final class YieldOp {
  public static final String NAME = "scf.yield";

  static final OpDefinition DEFINITION = OpDefinition.named(NAME)
      .operands("results", TypeConstraints.ANY)
      .traits(Trait.RETURN_LIKE)
      .pure()
      .parents(ExecuteRegionOp.NAME, ForOp.NAME, IfOp.NAME, IndexSwitchOp.NAME, WhileOp.NAME)
      .format("attr-dict ($results^ `:` type($results))?")
      .build();

  private final Operation op;

  private YieldOp(Operation op) {
    this.op = op;
  }

  public static YieldOp create(OpBuilder builder, Location location, List<? extends Value> values) {
    return new YieldOp(builder.create(builder.state(location, NAME).addOperands(values)));
  }

  /** The view of {@code op}, or null if it is another operation. */
  public static YieldOp of(Operation op) {
    return op != null && op.is(DEFINITION) ? new YieldOp(op) : null;
  }

  public Operation operation() {
    return op;
  }

  public OperandRange values() {
    return op.operandGroup(0);
  }

  /** Passes all its operands on. */
  @Component(service = RegionBranchTerminatorOpInterface.class)
  @Serves(NAME)
  @AutoService(OpInterface.class)
  public static final class Yield extends ReturnLike {}
}
