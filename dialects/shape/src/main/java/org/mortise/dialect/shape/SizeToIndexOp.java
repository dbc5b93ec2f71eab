// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.shape;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.types.IndexType;

/** A size as an index. */
@Op(name = "shape.size_to_index",
    operands = "arg: SIZE_OR_INDEX",
    results = "result: INDEX",
    traits = "PURE",
    format = "$arg attr-dict `:` type($arg)",
    patterns = SizePatterns.class)
public final class SizeToIndexOp extends SizeToIndexOpBase {
  SizeToIndexOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    return arg().type() instanceof IndexType ? FoldResult.of(arg()) : FoldResult.ofNullable(constants[0]);
  }
}
