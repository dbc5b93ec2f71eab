// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import org.mortise.ir.Attribute;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Value;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.NoneType;

/** Joins neighbouring dimensions. */
public final class CollapseShapeOp {
  public static final String NAME = "memref.collapse_shape";

  static final OpDefinition DEFINITION = OpDefinition.named(NAME)
      .operand("src", TypeConstraints.ANY_STRIDED_MEMREF)
      .result("result", TypeConstraints.ANY_STRIDED_MEMREF)
      .attribute("reassociation", AttributeConstraints.I64_ARRAY_ARRAY.withImpliedType(NoneType::of))
      .pure()
      .format("$src $reassociation attr-dict `:` type($src) `into` type($result)")
      .verifier(Reshapes::verifyCollapse)
      .folder((op, constants) -> ReshapeFolding.fold(op, ExpandShapeOp.DEFINITION))
      .canonicalization(ReshapeFolding::collapse)
      .resultNames((op, sink) -> sink.name(op.result(0), "collapse_shape"))
      .build();

  private final Operation op;

  private CollapseShapeOp(Operation op) {
    this.op = op;
  }

  public static CollapseShapeOp create(
      OpBuilder builder, Location location, MemRefType type, Value source, Attribute reassociation) {
    OperationState state = builder.state(location, NAME)
        .addOperand(source)
        .addResultType(type)
        .setProperty(0, reassociation);
    return new CollapseShapeOp(builder.create(state));
  }

  /** The view of {@code op}, or null if it is another operation. */
  public static CollapseShapeOp of(Operation op) {
    return op != null && op.is(DEFINITION) ? new CollapseShapeOp(op) : null;
  }

  public Operation operation() {
    return op;
  }

  public Value source() {
    return op.operand(0);
  }

  public Value result() {
    return op.result(0);
  }

  public MemRefType type() {
    return (MemRefType) op.result(0).type();
  }

  public int[][] reassociation() {
    return Reshapes.groups(op.property(0));
  }
}
