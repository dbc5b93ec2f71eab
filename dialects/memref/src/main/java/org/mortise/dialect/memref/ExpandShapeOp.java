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
import org.mortise.ir.text.format.DynamicIndexList;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.NoneType;

/** Splits dimensions. */
public final class ExpandShapeOp {
  public static final String NAME = "memref.expand_shape";

  static final OpDefinition DEFINITION = OpDefinition.named(NAME)
      .operand("src", TypeConstraints.ANY_STRIDED_MEMREF)
      .operands("output_shape", TypeConstraints.INDEX)
      .result("result", TypeConstraints.ANY_STRIDED_MEMREF)
      .attribute("reassociation", AttributeConstraints.I64_ARRAY_ARRAY.withImpliedType(NoneType::of))
      .attribute("static_output_shape", AttributeConstraints.DENSE_I64_ARRAY)
      .pure()
      .directive(DynamicIndexList.NAME, new DynamicIndexList())
      .format("$src $reassociation `output_shape` custom<DynamicIndexList>($output_shape, $static_output_shape)"
          + " attr-dict `:` type($src) `into` type($result)")
      .verifier(Reshapes::verifyExpand)
      .folder((op, constants) -> ReshapeFolding.fold(op, CollapseShapeOp.DEFINITION))
      .canonicalization(ReshapeFolding::expand)
      .resultNames((op, sink) -> sink.name(op.result(0), "expand_shape"))
      .build();

  private final Operation op;

  private ExpandShapeOp(Operation op) {
    this.op = op;
  }

  public static ExpandShapeOp create(
      OpBuilder builder,
      Location location,
      MemRefType type,
      Value source,
      Attribute reassociation,
      MixedIndices outputShape) {
    OperationState state = builder.state(location, NAME)
        .addOperand(source)
        .addResultType(type)
        .setProperty(0, reassociation)
        .setProperty(1, outputShape.staticAttribute(builder.context()));
    state.addOperands(outputShape.values());
    return new ExpandShapeOp(builder.create(state));
  }

  /** The view of {@code op}, or null if it is another operation. */
  public static ExpandShapeOp of(Operation op) {
    return op != null && op.is(DEFINITION) ? new ExpandShapeOp(op) : null;
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

  public MixedIndices outputShape() {
    return MixedIndices.of(op, 1, 1);
  }
}
