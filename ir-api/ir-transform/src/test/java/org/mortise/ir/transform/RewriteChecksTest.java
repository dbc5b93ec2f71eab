// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.transform;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.mortise.ir.Block;
import org.mortise.ir.IRMapping;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.UnitAttr;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.rewrite.RewritePattern;
import org.mortise.ir.rewrite.RewritePattern.Rewrite;

class RewriteChecksTest {
  private static final String PROGRAM = """
      "r.func"() ({
        %x = "t.def"() : () -> i32
        "t.root"(%x) : (i32) -> ()
        "t.use"(%x) : (i32) -> ()
        "t.nest"() ({
          "t.inner"(%x) : (i32) -> ()
        }, {}) : () -> ()
        "r.return"() : () -> ()
      }) : () -> ()
      """;

  private static final GreedyConfig ONCE = GreedyConfig.DEFAULT.withMaxIterations(1).withMaxRewrites(1);

  private static String apply(String program, Rewrite rewrite) {
    PatternSet patterns = new PatternSet();
    patterns.add(RewritePattern.of("t.root", "Culprit", rewrite));
    Operation function = Programs.function(Programs.parse(program));
    try {
      GreedyRewriter.apply(function, FrozenPatternSet.of(patterns), ONCE);
      return "";
    } catch (IllegalStateException violation) {
      return violation.getMessage();
    }
  }

  private static void assertViolation(Rewrite rewrite, String expected) {
    assertThat(apply(PROGRAM, rewrite))
        .startsWith("pattern 'Culprit' on 't.root' at loc(\"test\":3:3)")
        .endsWith(expected);
  }

  private static Operation mark(Operation op) {
    op.setAttr("mark", UnitAttr.of(op.context()));
    return op;
  }

  @Test
  void property_inTests_isOn() {
    assertTrue(RewriteChecks.ENABLED);
  }

  @Test
  void setAttr_withoutRewriter_isViolation() {
    assertViolation((op, rewriter) -> {
      mark(op.next());
      return true;
    }, "changed 't.use' at loc(\"test\":4:3) without the rewriter");
  }

  @Test
  void setOperand_otherOperationThanNotified_isViolation() {
    assertViolation((op, rewriter) -> {
      rewriter.modifyOpInPlace(op, () -> mark(op));
      op.next().next().region(0).first().first().setOperands(List.of());
      return true;
    }, "changed 't.inner' at loc(\"test\":6:5) without the rewriter");
  }

  @Test
  void replaceAllUsesWith_withoutRewriter_isViolation() {
    assertViolation((op, rewriter) -> {
      rewriter.setInsertionPoint(op);
      Operation other = rewriter.clone(op.previous(), new IRMapping());
      op.operand(0).replaceAllUsesWith(other.result(0));
      return true;
    }, "without the rewriter");
  }

  @Test
  void erase_withoutRewriter_isViolation() {
    assertViolation((op, rewriter) -> {
      rewriter.modifyOpInPlace(op, () -> mark(op));
      op.next().erase();
      return true;
    }, "erased 't.use' without the rewriter");
  }

  @Test
  void insert_withoutRewriter_isViolation() {
    assertViolation((op, rewriter) -> {
      OpBuilder.before(op).clone(op, new IRMapping());
      return true;
    }, "inserted 't.root' at loc(\"test\":3:3) without the rewriter");
  }

  @Test
  void moveInBlock_withoutRewriter_isViolation() {
    assertViolation((op, rewriter) -> {
      rewriter.modifyOpInPlace(op, () -> mark(op));
      op.next().moveAfter(op.next().next());
      return true;
    }, "without the rewriter");
  }

  @Test
  void moveOfBlock_withoutRewriter_isViolation() {
    assertViolation((op, rewriter) -> {
      Operation nest = op.next().next();
      nest.region(1).takeBlocks(null, nest.region(0));
      return true;
    }, "changed 't.nest' at loc(\"test\":5:3) without the rewriter");
  }

  @Test
  void result_falseAfterChangeThroughRewriter_isViolation() {
    assertViolation((op, rewriter) -> {
      rewriter.modifyOpInPlace(op, () -> mark(op));
      return false;
    }, "reported no change after a change through the rewriter");
  }

  @Test
  void result_falseAfterChangeWithoutRewriter_isViolation() {
    assertViolation((op, rewriter) -> {
      mark(op);
      return false;
    }, "changed 't.root' at loc(\"test\":3:3) without the rewriter");
  }

  @Test
  void result_trueWithoutChange_isViolation() {
    assertViolation((op, rewriter) -> true, "reported a change but changed nothing");
  }

  @Test
  void rewriterOperations_allKinds_areNoViolation() {
    String message = apply(PROGRAM, (op, rewriter) -> {
      Operation nest = op.next().next();
      Block inner = nest.region(0).first();
      rewriter.inlineRegionBefore(nest.region(0), nest.region(1), null);
      rewriter.addArgument(inner, op.operand(0).type(), op.location());
      rewriter.replaceAllUsesSilently(op.operand(0), inner.argument(0));
      rewriter.replaceAllUsesWith(inner.argument(0), op.previous().result(0));
      rewriter.setLocation(nest, op.location());
      rewriter.moveOpAfter(op.next(), nest);
      rewriter.inlineBlockBefore(inner, nest, List.of(op.operand(0)));
      rewriter.eraseOp(nest);
      rewriter.setInsertionPoint(op);
      rewriter.clone(op, new IRMapping());
      rewriter.eraseOp(op);
      return true;
    });
    assertEquals("", message);
  }

  @Test
  void insert_operationFilledBefore_isNoViolation() {
    assertEquals("", apply(PROGRAM, (op, rewriter) -> {
      Operation nest = op.next().next();
      Operation copy = nest.clone();
      rewriter.setInsertionPoint(op);
      rewriter.insert(copy);
      return true;
    }));
  }

  @Test
  void message_largeProgram_countsAttempts() {
    String program = PROGRAM.replace("\"t.use\"", "\"t.root\"(%x) : (i32) -> ()\n".repeat(1_000) + "\"t.use\"");
    assertThat(apply(program, (op, rewriter) -> {
      mark(op);
      return false;
    })).contains("or one of the ").contains("attempts before, changed 't.root'");
  }

  private static void assertFoldViolation(String name, String expected) {
    Operation function = Programs.function(Programs.parse(PROGRAM.replace("\"t.root\"(%x) : (i32)", name + "() : ()")));
    FrozenPatternSet none = FrozenPatternSet.of(new PatternSet());
    assertThatThrownBy(() -> GreedyRewriter.apply(function, none, GreedyConfig.DEFAULT))
        .isInstanceOf(IllegalStateException.class).hasMessage(expected);
  }

  @Test
  void folder_changeNotReported_isViolation() {
    assertFoldViolation("\"r.folds_silently\"",
        "folder of 'r.folds_silently' at loc(\"test\":3:3) changed the operation without reporting it");
  }

  @Test
  void folder_changeReportedWithoutOne_isViolation() {
    assertFoldViolation("\"r.folds_nothing\"",
        "folder of 'r.folds_nothing' at loc(\"test\":3:3) reported a change but changed nothing");
  }

  @Test
  void folder_changesOtherOperation_isViolation() {
    assertThatThrownBy(() -> assertFoldViolation("\"r.folds_parent\"", ""))
        .hasMessageContaining("folder on 'r.folds_parent' at loc(\"test\":3:3)")
        .hasMessageContaining("changed 'r.func'");
  }
}
