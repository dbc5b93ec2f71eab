// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Value;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.syntax.DynamicIndexList;
import org.mortise.ir.types.MemRefType;

/** Splits dimensions. */
@Op(name = "memref.expand_shape",
    operands = {"src: ANY_STRIDED_MEMREF", "output_shape: INDEX..."},
    results = "result: ANY_STRIDED_MEMREF",
    attributes = {"reassociation: REASSOCIATION", "static_output_shape: DENSE_I64_ARRAY"},
    traits = "PURE",
    format = "$src $reassociation `output_shape` custom<DynamicIndexList>($output_shape, $static_output_shape)"
          + " attr-dict `:` type($src) `into` type($result)",
    resultNames = "expand_shape",
    canonicalization = "ReshapeFolding.expand")
public final class ExpandShapeOp extends ExpandShapeOpBase {
  ExpandShapeOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.directive(DynamicIndexList.NAME, new DynamicIndexList());
  }

  FoldResult fold(Attribute[] constants) {
    return ReshapeFolding.fold(operation(), CollapseShapeOp.definition());
  }

  Diagnostic verify() {
    return Reshapes.verifyExpand(operation());
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

  public Value source() {
    return src();
  }

  public MemRefType type() {
    return resultType();
  }

  public int[][] reassociation() {
    return Reshapes.groups(reassociationAttr());
  }

  public MixedIndices mixedOutputShape() {
    return MixedIndices.of(staticOutputShapeAttr(), outputShape());
  }
}
