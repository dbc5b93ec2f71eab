// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Attribute;
import org.mortise.ir.OperationState;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.DenseI32ArrayAttr;
import org.mortise.ir.syntax.OpAsmParser;

/** Collects the cases of a multiway branch while it is parsed. */
final class CaseList {
  private final List<Attribute> tags = new ArrayList<>();
  private final List<Integer> compared = new ArrayList<>();
  private final List<Integer> forwarded = new ArrayList<>();
  private final List<Value> compareOperands = new ArrayList<>();
  private final List<Value> targetOperands = new ArrayList<>();

  /** Parses {@code , ^block(%a : t)} after the tag of a case and the values that it compares with. */
  void parseTarget(OpAsmParser parser, OperationState state, Attribute tag, List<? extends Value> comparedValues) {
    parser.parsePunctuation(",");
    int before = targetOperands.size();
    state.addSuccessor(parser.parseSuccessorAndUseList(targetOperands));
    tags.add(tag);
    forwarded.add(targetOperands.size() - before);
    compared.add(comparedValues.size());
    compareOperands.addAll(comparedValues);
  }

  /** Adds operands and attributes to {@code state}, which has the selector. */
  void finish(OperationState state, boolean compares) {
    state.addOperands(compareOperands);
    state.addOperands(targetOperands);
    state.setOperandSegments(1, compareOperands.size(), targetOperands.size());
    state.addAttribute(Cases.TAGS, ArrayAttr.of(state.context(), tags));
    if (compares) {
      state.addAttribute(Cases.COMPARE_OFFSETS, sizes(state, compared));
    }
    state.addAttribute(Cases.TARGET_OFFSETS, sizes(state, forwarded));
  }

  private static DenseI32ArrayAttr sizes(OperationState state, List<Integer> sizes) {
    return DenseI32ArrayAttr.of(state.context(), sizes.stream().mapToInt(Integer::intValue).toArray());
  }
}
