// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import java.util.List;
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
import org.mortise.ir.interfaces.OpFoldResult;
import org.mortise.ir.interfaces.ReifyRankedShapedTypeOpInterface;
import org.mortise.ir.syntax.DynamicIndexList;
import org.mortise.ir.types.MemRefType;

/** Expands each dimension of a memref into a group of dimensions. */
@Op(name = "memref.expand_shape", family = ReassociativeReshapeOp.class,
    operands = "output_shape: INDEX...",
    attributes = "static_output_shape: DENSE_I64_ARRAY",
    format = "$src $reassociation `output_shape` custom<DynamicIndexList>($output_shape, $static_output_shape)"
          + " attr-dict `:` type($src) `into` type($result)",
    resultNames = "expand_shape",
    implementations = {ExpandShapeOp.Shape.class, MemorySpaceViews.class},
    patterns = {ReshapeFolding.class, ReshapeComposition.class})
public final class ExpandShapeOp extends ExpandShapeOpBase {
  ExpandShapeOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.directive(DynamicIndexList.NAME, new DynamicIndexList());
  }

  FoldResult fold(Attribute[] constants) {
    return ReshapeFolding.fold(this, CollapseShapeOp.of(src().definingOp()));
  }

  @Nullable Diagnostic verify() {
    return Reshapes.verifyExpand(this);
  }

  /** Creates the operation with a shape of operands and numbers. */
  public static OpResult create(
      OpBuilder builder, Location location, MemRefType type, Value source, ArrayAttr reassociation,
      MixedIndices outputShape) {
    return create(builder, location, type, source, outputShape.values(), reassociation,
        outputShape.staticAttribute(builder.context()));
  }

  /**
   * Returns the type of the result; null if the source is not strided.
   *
   * @param shape the sizes of the result
   * @param groups the dimensions of the result that each dimension of the source becomes
   */
  public static @Nullable MemRefType inferType(MemRefType source, long[] shape, int[][] groups) {
    return Reshapes.expandedType(source, shape, groups);
  }

  /** Returns the shape of the result. */
  public MixedIndices mixedOutputShape() {
    return MixedIndices.of(staticOutputShapeAttr(), outputShape());
  }

  /** The shape is stated by the operation. */
  static final class Shape implements ReifyRankedShapedTypeOpInterface {
    @Override
    public List<List<OpFoldResult>> reifyResultShapes(Operation op, OpBuilder builder) {
      return List.of(of(op).mixedOutputShape().toFoldResults(op.context()));
    }
  }
}
