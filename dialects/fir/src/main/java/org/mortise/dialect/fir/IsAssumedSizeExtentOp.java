// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Whether an extent is the unknown last extent of an assumed-size array. */
@Op(name = "fir.is_assumed_size_extent",
    operands = "val: ANY_INTEGER",
    results = "result: BOOL_LIKE",
    resultNames = "",
    traits = "NO_MEMORY_EFFECT",
    patterns = DescriptorPatterns.class,
    format = Formats.SIMPLE,
    since = "22.1")
public final class IsAssumedSizeExtentOp extends IsAssumedSizeExtentOpBase {
  IsAssumedSizeExtentOp(Operation operation) {
    super(operation);
  }
}
