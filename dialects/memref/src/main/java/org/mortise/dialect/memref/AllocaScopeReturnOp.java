// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import java.util.List;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.TypeConstraints;

/** Ends a {@code memref.alloca_scope} and gives it its results. */
public final class AllocaScopeReturnOp {
  public static final String NAME = "memref.alloca_scope.return";

  static final OpDefinition DEFINITION = OpDefinition.named(NAME)
      .operands("results", TypeConstraints.ANY)
      .parents(AllocaScopeOp.NAME)
      .traits(Trait.RETURN_LIKE)
      .pure()
      .format("attr-dict ($results^ `:` type($results))?")
      .build();

  private final Operation op;

  private AllocaScopeReturnOp(Operation op) {
    this.op = op;
  }

  public static AllocaScopeReturnOp create(OpBuilder builder, Location location, List<? extends Value> values) {
    return new AllocaScopeReturnOp(builder.create(builder.state(location, NAME).addOperands(values)));
  }

  /** The view of {@code op}, or null if it is another operation. */
  public static AllocaScopeReturnOp of(Operation op) {
    return op != null && op.is(DEFINITION) ? new AllocaScopeReturnOp(op) : null;
  }

  public Operation operation() {
    return op;
  }

  public OperandRange values() {
    return op.operandGroup(0);
  }
}
