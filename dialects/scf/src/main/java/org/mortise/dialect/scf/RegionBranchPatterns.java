// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.OpOperand;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.rewrite.PatternRewriter;

/** Canonicalization of all operations with regions that forward values to each other and to results. */
final class RegionBranchPatterns {
  private RegionBranchPatterns() {}

  /** Replaces results and arguments that are always the same value, which is defined outside of the operation. */
  @Canonicalization("MakeRegionBranchOpSuccessorInputsDead")
  static boolean replaceInvariant(Operation op, PatternRewriter rewriter) {
    boolean changed = false;
    for (Map.Entry<Value, Value> input : ForwardedValues.of(op).onlySources().entrySet()) {
      Value source = input.getValue();
      if (input.getKey().hasUses() && !op.isAncestor(source.parentBlock().parentOp())) {
        rewriter.replaceAllUsesWith(input.getKey(), source);
        changed = true;
      }
    }
    return changed;
  }

  /** Replaces results and arguments by others to which the same values are forwarded. */
  @Canonicalization("RemoveDuplicateSuccessorInputUses")
  static boolean replaceDuplicates(Operation op, PatternRewriter rewriter) {
    ForwardedValues forwarded = ForwardedValues.of(op);
    Map<Object, Map<List<Value>, Value>> known = new HashMap<>();
    boolean changed = false;
    for (Value input : forwarded.inputs()) {
      Object successor = input instanceof OpResult ? op : input.parentBlock();
      Value first = known.computeIfAbsent(successor, each -> new HashMap<>()).putIfAbsent(forwarded.to(input), input);
      if (first != null && input.hasUses()) {
        rewriter.replaceAllUsesWith(input, first);
        changed = true;
      }
    }
    return changed;
  }

  /** Removes unused results and arguments, with the operands that are forwarded to them. */
  @Canonicalization("RemoveDeadRegionBranchOpSuccessorInputs")
  static boolean removeUnused(Operation op, PatternRewriter rewriter) {
    ForwardedValues forwarded = ForwardedValues.of(op);
    Set<OpOperand> unused = forwarded.unused();
    Set<Value> goes = new LinkedHashSet<>();
    for (Value input : forwarded.inputs()) {
      if (!input.hasUses() && unused.containsAll(forwarded.operandsTo(input))) {
        goes.add(input);
      }
    }
    if (goes.isEmpty()) {
      return false;
    }
    Set<Operation> owners = new LinkedHashSet<>();
    unused.forEach(operand -> owners.add(operand.owner()));
    owners.remove(op);
    List<Value> kept = keptOperands(op, unused);
    owners.forEach(owner -> rewriter.modifyOpInPlace(owner, () -> owner.setOperands(keptOperands(owner, unused))));
    for (Value input : goes) {
      if (input instanceof BlockArgument argument) {
        rewriter.modifyOpInPlace(op, () -> argument.owner().eraseArgument(argument.index()));
      }
    }
    replace(op, kept, goes, rewriter);
    return true;
  }

  private static List<Value> keptOperands(Operation op, Set<OpOperand> unused) {
    List<Value> kept = new ArrayList<>(op.operandCount());
    for (int i = 0; i < op.operandCount(); i++) {
      if (!unused.contains(op.opOperand(i))) {
        kept.add(op.operand(i));
      }
    }
    return kept;
  }

  /** Replaces {@code op} by an operation with the same regions and attributes, without some results. */
  private static void replace(Operation op, List<Value> operands, Set<Value> goes, PatternRewriter rewriter) {
    OperationState state = new OperationState(op.location(), op.name());
    state.addOperands(operands).addAttributes(op.attributes());
    for (OpResult result : op.resultList()) {
      if (!goes.contains(result)) {
        state.addResultType(result.type());
      }
    }
    for (int i = 0; i < op.regionCount(); i++) {
      state.addRegion();
    }
    rewriter.setInsertionPoint(op);
    Operation smaller = rewriter.create(state);
    for (int i = 0; i < op.regionCount(); i++) {
      rewriter.inlineRegionBefore(op.region(i), smaller.region(i), null);
    }
    int next = 0;
    for (OpResult result : op.resultList()) {
      if (!goes.contains(result)) {
        rewriter.replaceAllUsesWith(result, smaller.result(next++));
      }
    }
    rewriter.eraseOp(op);
  }
}
