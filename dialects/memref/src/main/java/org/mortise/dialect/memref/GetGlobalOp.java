// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.types.MemRefType;

/** The memory of a global. */
public final class GetGlobalOp {
  public static final String NAME = "memref.get_global";

  static final OpDefinition DEFINITION = OpDefinition.named(NAME)
      .result("result", TypeConstraints.ANY_STATIC_MEMREF)
      .attribute("name", AttributeConstraints.FLAT_SYMBOL_REF)
      .pure()
      .format("$name `:` type($result) attr-dict")
      .build();

  private final Operation op;

  private GetGlobalOp(Operation op) {
    this.op = op;
  }

  public static GetGlobalOp create(OpBuilder builder, Location location, MemRefType type, String name) {
    OperationState state = builder.state(location, NAME)
        .addResultType(type)
        .setProperty(0, SymbolRefAttr.of(builder.context(), name));
    return new GetGlobalOp(builder.create(state));
  }

  /** The view of {@code op}, or null if it is another operation. */
  public static GetGlobalOp of(Operation op) {
    return op != null && op.is(DEFINITION) ? new GetGlobalOp(op) : null;
  }

  public Operation operation() {
    return op;
  }

  public Value result() {
    return op.result(0);
  }

  public String name() {
    return ((SymbolRefAttr) op.property(0)).rootReference();
  }
}
