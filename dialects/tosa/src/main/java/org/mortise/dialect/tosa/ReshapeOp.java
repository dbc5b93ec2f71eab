// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.DenseElementsAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.TensorType;
import org.mortise.ir.types.UnrankedTensorType;

/** Changes the shape of a tensor. At most one size of the new shape may be -1; it is inferred. */
@Op(name = "tosa.reshape",
    operands = {"input1: TENSOR", "shape: SHAPE"},
    results = "output: TENSOR",
    traits = {"RESOLVABLE_SHAPES", "PURE"},
    format = TosaDialect.FUNCTIONAL)
public final class ReshapeOp extends ReshapeOpBase {
  ReshapeOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.inferResultTypes((CompatibleTypes) ReshapeOp::inferType);
  }

  /** The element type is checked by the verifier, with another error. */
  private static @Nullable Type inferType(OperationState state) {
    TensorType input = (TensorType) state.operands().get(0).type();
    long[] shape = TosaConstants.shape(state.operands().get(1));
    if (shape == null) {
      return UnrankedTensorType.of(input.elementType());
    }
    long known = 1;
    for (long size : shape) {
      known *= size == -1 ? 1 : size;
    }
    for (int i = 0; i < shape.length; i++) {
      if (shape[i] == -1) {
        shape[i] = input.hasStaticShape() && known != 0 ? input.numElements() / known : ShapedType.DYNAMIC;
      }
      if (shape[i] < 0 && !ShapedType.isDynamic(shape[i])) {
        return null;
      }
    }
    return RankedTensorType.of(shape, input.elementType());
  }

  @Nullable Diagnostic verify() {
    Diagnostic wrong = ElementChecks.same(operation(), input1(), output());
    TensorType output = TosaTypes.ranked(output());
    long[] shape = TosaConstants.shape(shape());
    if (wrong != null || output == null || shape == null) {
      return wrong;
    }
    if (shape.length != output.rank()) {
      return opError("new shape does not match result rank");
    }
    int inferred = 0;
    for (int i = 0; i < shape.length; i++) {
      inferred += shape[i] == -1 ? 1 : 0;
      if (shape[i] != -1 && !output.isDynamicDim(i) && output.dim(i) != shape[i]) {
        return opError("new shape is inconsistent with result shape");
      }
    }
    TensorType input = (TensorType) input1().type();
    if (input.hasStaticShape() && output.hasStaticShape() && input.numElements() != output.numElements()) {
      return opError("cannot reshape " + input.numElements() + " elements into " + output.numElements());
    }
    return inferred > 1 ? opError("expected at most one target dimension to be -1") : null;
  }

  FoldResult fold(Attribute[] constants) {
    if (!(input1().type() instanceof RankedTensorType input) || !(output().type() instanceof RankedTensorType output)) {
      return FoldResult.NONE;
    }
    if (input == output && input.dynamicDimCount() < 2) {
      return FoldResult.of(input1());
    }
    ReshapeOp inner = of(input1().definingOp());
    if (inner != null) {
      input1Operand().set(inner.input1());
      return FoldResult.IN_PLACE;
    }
    boolean canFold = constants[0] instanceof DenseElementsAttr elements && output.hasStaticShape()
        && Splats.isNumber(input.elementType()) && (elements.isSplat() || input1().hasOneUse());
    return canFold ? FoldResult.of(((DenseElementsAttr) constants[0]).reshape(output)) : FoldResult.NONE;
  }
}
