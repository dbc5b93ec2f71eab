// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.TensorType;

/** Returns the index of the greatest element along a dimension. */
@Op(name = "tosa.argmax",
    operands = "input: TENSOR_AT_LEAST_1D",
    results = "output: TENSOR",
    attributes = {"axis: I32", "nan_mode: NAN_MODE = PROPAGATE"},
    traits = "PURE")
public final class ArgMaxOp extends ArgMaxOpBase {
  ArgMaxOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new WordsAssembly());
  }

  @Nullable Diagnostic verify() {
    if (!(TosaTypes.elementOf(output()) instanceof IntegerType)) {
      return opError("result tensor is not of integer type");
    }
    TensorType type = TosaTypes.ranked(input());
    long axis = axisAttr().longValue();
    if (type != null && (axis < 0 || axis >= type.rank())) {
      return opError("specified axis is outside the rank of the tensor");
    }
    TensorType output = TosaTypes.ranked(output());
    return type == null || output == null ? null : verifyShape(type, (int) axis, output);
  }

  private @Nullable Diagnostic verifyShape(TensorType input, int axis, TensorType output) {
    long[] expected = new long[input.rank() - 1];
    boolean fits = output.rank() == expected.length;
    for (int i = 0; i < expected.length; i++) {
      expected[i] = input.dim(i < axis ? i : i + 1);
      boolean isKnown = fits && !ShapedType.isDynamic(expected[i]) && !output.isDynamicDim(i);
      fits &= !isKnown || expected[i] == output.dim(i);
    }
    return fits ? null
        : opError("expected output shape '" + Windows.list(expected) + "', got '" + Windows.list(output.shape()) + "'");
  }

  /** The greatest element of a single one is the first. */
  FoldResult fold(Attribute[] constants) {
    TensorType type = TosaTypes.ranked(input());
    Type element = TosaTypes.elementOf(output());
    return type != null && type.dim((int) axisAttr().longValue()) == 1
        ? Splats.fold(output(), IntegerAttr.of(element, 0)) : FoldResult.NONE;
  }
}
