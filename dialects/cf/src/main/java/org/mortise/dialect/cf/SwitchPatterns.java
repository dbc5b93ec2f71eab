// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.cf;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.rewrite.PatternRewriter;

/** The canonicalization of {@link SwitchOp}. */
final class SwitchPatterns {
  private SwitchPatterns() {}

  private static void replaceByBranch(
      SwitchOp op, Block dest, List<? extends Value> operands, PatternRewriter rewriter) {
    rewriter.setInsertionPoint(op);
    BranchOp.create(rewriter, op.location(), dest, operands);
    rewriter.eraseOp(op);
  }

  /** Replaces a switch by a branch to the block that is taken for {@code flag}. */
  private static void branchFor(SwitchOp view, BigInteger flag, PatternRewriter rewriter) {
    for (int i = 0; i < view.caseCount(); i++) {
      if (flag.equals(view.caseValue(i))) {
        replaceByBranch(view, view.caseDest(i), view.caseOperands(i), rewriter);
        return;
      }
    }
    replaceByBranch(view, view.defaultDestination(), view.defaultOperands(), rewriter);
  }

  private static void replaceCases(SwitchOp view, List<SwitchOp.Case> cases, PatternRewriter rewriter) {
    Operation op = view.operation();
    rewriter.setInsertionPoint(op);
    SwitchOp.create(rewriter, op.location(), view.flag(), view.defaultDestination(), view.defaultOperands(), cases);
    rewriter.eraseOp(op);
  }

  /** Returns the switch on the same flag that terminates the only predecessor of the block, or null. */
  private static @Nullable SwitchOp predecessor(SwitchOp op) {
    Block from = op.block().singlePredecessor();
    SwitchOp before = from == null ? null : SwitchOp.of(from.last());
    return before != null && before.flag() == op.flag() ? before : null;
  }

  /** Replaces a switch without cases. */
  @Canonicalization("DefaultOnly")
  static boolean replaceDefaultOnly(SwitchOp view, PatternRewriter rewriter) {
    if (view.caseCount() > 0) {
      return false;
    }
    replaceByBranch(view, view.defaultDestination(), view.defaultOperands(), rewriter);
    return true;
  }

  /** Removes cases that branch like the default. */
  @Canonicalization("DropCasesLikeDefault")
  static boolean dropCasesLikeDefault(SwitchOp view, PatternRewriter rewriter) {
    List<SwitchOp.Case> kept = view.cases();
    int before = kept.size();
    kept.removeIf(each ->
        each.block() == view.defaultDestination() && each.operands().equals(view.defaultOperands()));
    if (kept.size() == before) {
      return false;
    }
    replaceCases(view, kept, rewriter);
    return true;
  }

  @Canonicalization("ConstantFlag")
  static boolean replaceConstantFlag(SwitchOp op, PatternRewriter rewriter) {
    IntegerAttr flag = Constants.integerOf(op.flag());
    if (flag == null) {
      return false;
    }
    branchFor(op, CaseValues.unsigned(flag), rewriter);
    return true;
  }

  /** Skips successors that only branch. */
  @Canonicalization("SkipForwardingBlocks")
  static boolean skipForwardingBlocks(SwitchOp view, PatternRewriter rewriter) {
    Forwarding.Target onDefault = Forwarding.after(view.defaultDestination(), view.defaultOperands());
    boolean changed = onDefault != null;
    List<SwitchOp.Case> cases = view.cases();
    for (int i = 0; i < cases.size(); i++) {
      SwitchOp.Case each = cases.get(i);
      Forwarding.Target target = Forwarding.after(each.block(), List.copyOf(each.operands()));
      if (target != null) {
        cases.set(i, new SwitchOp.Case(each.value(), target.block(), target.operands()));
        changed = true;
      }
    }
    if (!changed) {
      return false;
    }
    Block dest = onDefault == null ? view.defaultDestination() : onDefault.block();
    List<Value> operands = onDefault == null ? view.defaultOperands() : onDefault.operands();
    rewriter.setInsertionPoint(view);
    SwitchOp.create(rewriter, view.location(), view.flag(), dest, operands, cases);
    rewriter.eraseOp(view);
    return true;
  }

  /** Replaces a switch in a case block of a switch on the same flag, which is therefore known. */
  @Canonicalization("CaseOfPredecessor")
  static boolean takeCaseOfPredecessor(SwitchOp op, PatternRewriter rewriter) {
    SwitchOp before = predecessor(op);
    if (before == null || before.defaultDestination() == op.block()) {
      return false;
    }
    for (int i = 0; i < before.caseCount(); i++) {
      if (before.caseDest(i) == op.block()) {
        branchFor(op, before.caseValue(i), rewriter);
        return true;
      }
    }
    return false;
  }

  /** Removes cases of the preceding switch on the same flag, if the block is only its default destination. */
  @Canonicalization("DefaultOfPredecessor")
  static boolean dropCasesOfPredecessor(SwitchOp view, PatternRewriter rewriter) {
    SwitchOp before = predecessor(view);
    if (before == null || before.defaultDestination() != view.block()) {
      return false;
    }
    Set<BigInteger> excluded = new HashSet<>();
    for (SwitchOp.Case each : before.cases()) {
      excluded.add(each.value());
    }
    List<SwitchOp.Case> kept = new ArrayList<>(view.cases());
    if (!kept.removeIf(each -> excluded.contains(each.value()))) {
      return false;
    }
    replaceCases(view, kept, rewriter);
    return true;
  }
}
