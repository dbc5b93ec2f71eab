// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.Op;

/** Pads operands of structured operations. */
@Op(name = "transform.structured.pad", family = TransformOp.class,
    operands = {"target: HANDLE", "pad_to_multiple_of: PARAM_OR_HANDLE..."},
    results = {"padded: HANDLE", "pad: HANDLE", "copy: HANDLE"},
    attributes = {
        "padding_values: ARRAY = NO_ELEMENTS", "padding_dimensions: I64_ARRAY = NO_ELEMENTS",
        "static_pad_to_multiple_of: DENSE_I64_ARRAY? = NO_NUMBERS", "pack_paddings: I64_ARRAY = NO_ELEMENTS",
        "transpose_paddings: I64_ARRAYS = NO_ELEMENTS", "copy_back_op: STRING = MATERIALIZE"
    },
    implementations = HandleEffects.Functional.class,
    format = "$target (`pad_to_multiple_of` custom<DynamicIndexList>($pad_to_multiple_of, "
        + "$static_pad_to_multiple_of)^)? attr-dict `:` functional-type(operands, results)")
public final class PadOp extends PadOpBase {
  private static final Set<String> COPY_BACK_OPS =
      Set.of("bufferization.materialize_in_destination", "linalg.copy", "none");

  PadOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    if (!areAll(packPaddingsAttr(), 1)) {
      return opError("expects pack_paddings to contain booleans (0/1), found " + packPaddingsAttr());
    }
    if (!areAll(paddingDimensionsAttr(), Long.MAX_VALUE)) {
      return opError("expects padding_dimensions to contain positive integers, found " + paddingDimensionsAttr());
    }
    int multiples = Permutations.size(staticPadToMultipleOfAttr());
    if (multiples != 0 && multiples != paddingDimensionsAttr().size()) {
      return opError("expects as many multiples as padding_dimensions");
    }
    for (Attribute transpose : transposePaddingsAttr().elements()) {
      Diagnostic wrong = Permutations.verify(operation(), (ArrayAttr) transpose, "transpose_paddings");
      if (wrong != null) {
        return wrong;
      }
    }
    return COPY_BACK_OPS.contains(copyBackOpAttr().value()) ? null : opError("invalid copy_back_op");
  }

  /** Returns whether all numbers are from 0 to {@code greatest}. */
  private static boolean areAll(ArrayAttr numbers, long greatest) {
    for (Attribute element : numbers.elements()) {
      long number = ((IntegerAttr) element).longValue();
      if (number < 0 || number > greatest) {
        return false;
      }
    }
    return true;
  }
}
