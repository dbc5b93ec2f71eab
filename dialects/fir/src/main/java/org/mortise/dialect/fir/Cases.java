// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.UnitAttr;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.DenseI32ArrayAttr;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;

/**
 * The cases of a multiway branch: a tag, values to compare the selector with, a block and the operands of the block.
 * The tag of the default is {@code unit}.
 */
public final class Cases {
  static final String TAGS = "case_tags";
  static final String TARGET_OFFSETS = "target_operand_offsets";
  static final String COMPARE_OFFSETS = "compare_operand_offsets";

  private static final int COMPARE_GROUP = 1;
  private static final int TARGET_GROUP = 2;

  private final Operation op;

  /** @param op a {@code fir.select}, {@code fir.select_case} or another operation with cases */
  public Cases(Operation op) {
    this.op = op;
  }

  /** Returns the number of tags, 0 if they are missing. */
  public int count() {
    return tags() == null ? 0 : tags().size();
  }

  private @Nullable ArrayAttr tags() {
    return op.getAttr(TAGS, ArrayAttr.class);
  }

  /** Returns the tag of a case. */
  public Attribute tag(int index) {
    return tags().get(index);
  }

  /** Returns the operands that the block of a case receives. */
  public OperandRange forwarded(int index) {
    return part(TARGET_GROUP, TARGET_OFFSETS, index);
  }

  /** Returns the values that a case compares the selector with. */
  public OperandRange compared(int index) {
    return part(COMPARE_GROUP, COMPARE_OFFSETS, index);
  }

  private OperandRange part(int group, String sizesName, int index) {
    DenseI32ArrayAttr sizes = op.getAttr(sizesName, DenseI32ArrayAttr.class);
    OperandRange all = op.operandGroup(group);
    if (sizes == null || index >= sizes.size()) {
      return new OperandRange(op, all.start(), 0);
    }
    int start = Math.min(sizes.sumBefore(index), all.size());
    // The operands may be requested before the sizes are verified.
    int length = Math.max(0, Math.min(sizes.get(index), all.size() - start));
    return new OperandRange(op, all.start() + start, length, group, sizesName, index);
  }

  /**
   * Returns a verification error of the number of cases and blocks, or null.
   *
   * @param differ the message for different numbers of tags and blocks
   */
  @Nullable String countError(String differ) {
    if (op.successorCount() == 0) {
      return "must have at least one successor";
    }
    return count() == op.successorCount() ? null : differ;
  }

  /** Returns a verification error of the block operands, or null. */
  @Nullable String forwardedError() {
    return divides(TARGET_OFFSETS, TARGET_GROUP) ? null : "incorrect number of successor operand groups";
  }

  /** Returns a verification error of the comparison operands, or null. */
  @Nullable String comparedError() {
    if (!divides(COMPARE_OFFSETS, COMPARE_GROUP)) {
      return "incorrect number of compare operand groups";
    }
    for (int i = 0; i < count(); i++) {
      int expected = !(tag(i) instanceof RangeAttr range) ? 0 : range.kind() == RangeAttr.Kind.INTERVAL ? 2 : 1;
      if (compared(i).size() != expected) {
        return "incorrect number of compare operands of case " + i;
      }
    }
    return null;
  }

  /** Returns whether there is a size for each case and the sizes add up to that of the operand group. */
  private boolean divides(String sizesName, int group) {
    DenseI32ArrayAttr sizes = op.getAttr(sizesName, DenseI32ArrayAttr.class);
    return sizes != null && sizes.size() == count() && sizes.sumBefore(count()) == op.operandGroup(group).size();
  }

  /** Parses the selector and its type, and adds it to {@code state}. */
  static Value parseSelector(OpAsmParser parser) {
    UnresolvedOperand selector = parser.parseOperand();
    return parser.resolveOperand(selector, parser.parseColonType());
  }

  /** Prints a case of a tag: the tag, the values to compare with, the block. */
  interface TagPrinter {
    void print(Attribute tag, int index);
  }

  void print(OpAsmPrinter printer, TagPrinter tags) {
    printer.print(' ');
    printer.printOperand(op.operand(0)).print(" : ");
    printer.printType(op.operand(0).type()).print(" [");
    for (int i = 0; i < count(); i++) {
      printer.print(i == 0 ? "" : ", ");
      if (tag(i) instanceof UnitAttr) {
        printer.printAttribute(tag(i));
      } else {
        tags.print(tag(i), i);
      }
      printer.print(", ").printSuccessorAndUseList(op.successor(i), forwarded(i));
    }
    printer.print(']');
    printer.printOptionalAttrDict(op, TAGS, COMPARE_OFFSETS, TARGET_OFFSETS, "operandSegmentSizes");
  }
}
