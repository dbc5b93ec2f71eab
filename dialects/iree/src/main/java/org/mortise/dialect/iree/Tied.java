// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.iree;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.types.IndexType;

/** Results that are in the memory of operands: an attribute with the index of an operand, or -1, for each result. */
final class Tied {
  private static final long NONE = -1;

  private Tied() {}

  /** Returns the attribute; null if no result is tied. */
  static @Nullable Attribute attribute(Context context, List<Integer> operands) {
    if (operands.stream().allMatch(operand -> operand < 0)) {
      return null;
    }
    return ArrayAttr.of(context, operands.stream()
        .map(operand -> IntegerAttr.of(IndexType.of(context), (long) operand)).toList());
  }

  /** Returns the index of the operand of a result; -1 if there is none. */
  static int operandOf(@Nullable Attribute attribute, int result) {
    return attribute instanceof ArrayAttr all && result < all.size() && all.get(result) instanceof IntegerAttr index
        ? (int) index.longValue() : (int) NONE;
  }

  /** Returns the index of an operand by its name in the text. */
  static int indexOf(OpAsmParser parser, List<UnresolvedOperand> operands, UnresolvedOperand tied) {
    for (int i = 0; i < operands.size(); i++) {
      if (operands.get(i).name().equals(tied.name()) && operands.get(i).number() == tied.number()) {
        return i;
      }
    }
    throw parser.error(tied.position(), "tied operand is not an operand of the operation");
  }
}
