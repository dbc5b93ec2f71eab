// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.MixedIndices;
import org.mortise.ir.syntax.DynamicIndexList;
import org.mortise.ir.types.RankedTensorType;

/** Expands each dimension of a tensor into a group of dimensions. */
@Op(name = "tensor.expand_shape", family = ReassociativeReshapeOp.class,
    operands = "output_shape: INDEX...",
    attributes = "static_output_shape: DENSE_I64_ARRAY",
    format = "$src $reassociation `output_shape` custom<DynamicIndexList>($output_shape, $static_output_shape)"
          + " attr-dict `:` type($src) `into` type($result)",
    resultNames = "expanded",
    implementations = {ExpandShapeBufferization.class, ResultShapes.OfExpansion.class},
    patterns = ReshapePatterns.class)
public final class ExpandShapeOp extends ExpandShapeOpBase {
  ExpandShapeOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.directive(DynamicIndexList.NAME, new DynamicIndexList());
  }

  FoldResult fold(Attribute[] constants) {
    return Reshapes.fold(this, CollapseShapeOp.of(src().definingOp()), constants);
  }

  @Nullable Diagnostic verify() {
    return Reshapes.verifyExpand(this);
  }

  /** Creates the operation with a shape of operands and numbers. */
  public static OpResult create(
      OpBuilder builder, Location location, RankedTensorType type, Value source, ArrayAttr reassociation,
      MixedIndices outputShape) {
    return create(builder, location, type, source, outputShape.values(), reassociation,
        outputShape.staticAttribute(builder.context()));
  }

  /** Returns the shape of the result. */
  public MixedIndices mixedOutputShape() {
    return MixedIndices.of(staticOutputShapeAttr(), outputShape());
  }
}
