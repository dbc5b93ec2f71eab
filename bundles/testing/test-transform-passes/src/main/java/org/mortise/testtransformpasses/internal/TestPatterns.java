// SPDX-License-Identifier: Apache-2.0
package org.mortise.testtransformpasses.internal;

import java.util.List;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.test.attributes.TestAttribute;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.rewrite.RewritePattern;
import org.mortise.ir.types.IntegerType;

/** Patterns for operations of the test dialect. */
final class TestPatterns {
  private static final Integer READ_AND_EXECUTE = 5;

  private TestPatterns() {}

  static void addTo(PatternSet patterns) {
    patterns.add(RewritePattern.of("test.op_in_place_fold_anchor", "FoldingPattern", TestPatterns::foldInPlace));
    patterns.add(RewritePattern.of("test.op_with_enum", "OpWithEnum", TestPatterns::nextEnum));
    patterns.add(RewritePattern.of("test.op_with_bit_enum", "OpWithBitEnum", TestPatterns::nextBits));
    patterns.add(RewritePattern.of("test.hoist_eligible_op", "HoistEligible", TestPatterns::hoist));
    patterns.add(RewritePattern.of("test.cast", "FolderInsertBeforePreviouslyFolded", TestPatterns::castBefore));
    patterns.add(RewritePattern.of(
        "test.any_attr_of_i32_str", "IncrementIntAttribute", (op, rewriter) -> increment(op, rewriter, 3)));
  }

  /** Replaces the operation by one that is folded on creation. */
  private static boolean foldInPlace(Operation op, PatternRewriter rewriter) {
    rewriter.setInsertionPoint(op);
    OperationState state = rewriter.state(op.location(), "test.op_in_place_fold");
    state.addOperand(op.operand(0)).addResultType(op.result(0).type());
    Operation folded = rewriter.create(state);
    Operation constant = op.operand(0).definingOp();
    Attribute value = constant == null || !constant.name().name().endsWith(".constant") ? null
        : constant.getAttr("value");
    if (value != null) {
      folded.setAttr("attr", value);
    }
    rewriter.replaceOp(op, folded);
    return true;
  }

  private static boolean nextEnum(Operation op, PatternRewriter rewriter) {
    TestAttribute second = TestAttribute.of(op.context(), null, "enum", List.of("second"));
    return isTagged(op, "#test<enum first>") && retag(op, second, rewriter);
  }

  private static boolean nextBits(Operation op, PatternRewriter rewriter) {
    TestAttribute bits = TestAttribute.of(op.context(), null, "bit_enum", List.of(READ_AND_EXECUTE));
    return isTagged(op, "#test.bit_enum<write, execute>") && retag(op, bits, rewriter);
  }

  private static boolean isTagged(Operation op, String value) {
    return op.getAttr("tag") instanceof IntegerAttr tag && tag.longValue() == 0
        && op.getAttr("value").toString().equals(value);
  }

  private static boolean retag(Operation op, TestAttribute replacement, PatternRewriter rewriter) {
    rewriter.modifyOpInPlace(op, () -> {
      op.setAttr("value", replacement);
      op.setAttr("tag", IntegerAttr.of(IntegerType.of(op.context(), 32), 1));
    });
    return true;
  }

  /** Moves the operation before its parent, unless it must stay. */
  private static boolean hoist(Operation op, PatternRewriter rewriter) {
    Operation parent = op.parentOp();
    boolean stays = op.hasAttr("skip") || parent == null || parent.block() == null
        || !parent.name().name().equals("test.one_region_op");
    if (stays) {
      return false;
    }
    rewriter.moveOpBefore(op, parent);
    return true;
  }

  private static boolean castBefore(Operation op, PatternRewriter rewriter) {
    if (!op.hasAttr("test_fold_before_previously_folded_op")) {
      return false;
    }
    rewriter.setInsertionPoint(op);
    Value value = ConstantOp.create(rewriter, op.location(), IntegerAttr.bool(op.context(), true));
    OperationState cast = rewriter.state(op.location(), "test.cast");
    cast.addOperand(value).addResultType(op.result(0).type());
    rewriter.replaceOp(op, rewriter.create(cast));
    return true;
  }

  private static boolean increment(Operation op, PatternRewriter rewriter, long limit) {
    if (!(op.getAttr("attr") instanceof IntegerAttr number) || number.longValue() >= limit) {
      return false;
    }
    rewriter.modifyOpInPlace(
        op, () -> op.setAttr("attr", IntegerAttr.of(number.type(), number.longValue() + 1)));
    return true;
  }
}
