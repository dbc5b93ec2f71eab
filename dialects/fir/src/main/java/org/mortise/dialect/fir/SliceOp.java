// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** The lower bound, the upper bound and the stride of each dimension of a slice. */
@Op(name = "fir.slice",
    operands = {"triples: ANY_INTEGER...", "fields: ANY_COMPONENT...", "substr: ANY_INTEGER..."},
    results = "result: SLICE",
    traits = {"NO_MEMORY_EFFECT", "ATTR_SIZED_OPERAND_SEGMENTS"},
    format = "$triples (`path` $fields^)? (`substr` $substr^)? attr-dict `:` functional-type(operands, results)")
public final class SliceOp extends SliceOpBase {
  /** The maximum rank, including assumed shapes. */
  private static final int MAX_RANK = 16;

  SliceOp(Operation operation) {
    super(operation);
  }

  /** Returns the number of dimensions of the array. */
  public int rank() {
    return triples().size() / 3;
  }

  /** Returns whether a dimension is kept, which has a defined upper bound; otherwise it has one index. */
  public boolean isRange(int dimension) {
    return UndefOp.of(triples().get(3 * dimension + 1).definingOp()) == null;
  }

  /** Returns the number of dimensions after slicing. */
  int resultRank() {
    int kept = 0;
    for (int i = 0; i < rank(); i++) {
      kept += isRange(i) ? 1 : 0;
    }
    return kept;
  }

  @Nullable Diagnostic verify() {
    if (triples().size() < 3 || triples().size() > MAX_RANK * 3) {
      return opError("incorrect number of args for triple");
    }
    if (triples().size() % 3 != 0) {
      return opError("requires a multiple of 3 args");
    }
    return triples().size() / 3 == EntityTypes.rankOf(result().type()) ? null : opError("slice type rank mismatch");
  }

}
