// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Whether the entity of a descriptor, or its first dimension, is contiguous. */
@Op(name = "fir.is_contiguous_box",
    operands = "box: ANY_BOX",
    results = "result: I1",
    resultNames = "",
    attributes = "innermost: UNIT?",
    traits = "NO_MEMORY_EFFECT",
    patterns = DescriptorPatterns.class,
    format = "$box (`innermost` $innermost^):(`whole`)? attr-dict `:` functional-type(operands, results)",
    since = "22.1")
public final class IsContiguousBoxOp extends IsContiguousBoxOpBase {
  IsContiguousBoxOp(Operation operation) {
    super(operation);
  }
}
