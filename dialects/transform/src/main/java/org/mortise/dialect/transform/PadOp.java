// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
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
    data = "FUNCTIONAL",
    format = "$target (`pad_to_multiple_of` custom<DynamicIndexList>($pad_to_multiple_of, "
        + "$static_pad_to_multiple_of)^)? attr-dict `:` functional-type(operands, results)")
public final class PadOp extends PadOpBase {
  PadOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    if (!Set.of("bufferization.materialize_in_destination", "linalg.copy", "none").contains(copyBackOpAttr().value())) {
      return opError("invalid copy_back_op");
    }
    int multiples = Permutations.size(staticPadToMultipleOfAttr());
    return multiples == 0 || multiples == paddingDimensionsAttr().size() ? null
        : opError("expects as many multiples as padding_dimensions");
  }
}
