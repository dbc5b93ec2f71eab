// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Op;
import org.mortise.ir.types.IndexType;

/** The address of the memory as an index. */
@Op(name = "memref.extract_aligned_pointer_as_index",
    operands = "source: ANY_RANKED_OR_UNRANKED_MEMREF",
    results = "aligned_pointer: INDEX",
    traits = "PURE",
    format = "$source `:` type($source) `->` type(results) attr-dict",
    resultNames = "intptr")
public final class ExtractAlignedPointerAsIndexOp extends ExtractAlignedPointerAsIndexOpBase {
  ExtractAlignedPointerAsIndexOp(Operation operation) {
    super(operation);
  }

  static List<Type> inferResultTypes(OperationState state) {
    return List.of(IndexType.of(state.context()));
  }

  public Value result() {
    return alignedPointer();
  }
}
