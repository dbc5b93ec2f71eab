// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.removedeadvalues;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.mortise.ir.Block;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Remark;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.DenseI32ArrayAttr;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.rewrite.PatternRewriter;

/**
 * Erases operands, arguments and results of operations. The erased values' remaining users lose their operands and must
 * be erased, too.
 */
final class Trimmed {
  private Trimmed() {}

  /** Reports that {@code op} loses arguments of its regions and results. */
  static void report(Operation op, int arguments, int results, PassRun run) {
    if (!run.remarksWanted()) {
      return;
    }
    String lost = arguments == 0 ? counted(results, "result") : results == 0 ? counted(arguments, "argument")
        : counted(arguments, "argument") + " and " + counted(results, "result");
    String verb = arguments + results == 1 ? " is" : " are";
    run.remark(Remark.Kind.PASSED, "Trimmed", op).with("Arguments", arguments).with("Results", results)
        .message(lost + verb + " removed: nothing needs " + (arguments + results == 1 ? "it" : "them")).emit();
  }

  /** Returns a number with a noun in singular or plural. */
  static String counted(int number, String noun) {
    return number + " " + noun + (number == 1 ? "" : "s");
  }

  /** Erases operands. {@code dead} has positions in the range. */
  static void eraseOperands(OperandRange range, BitSet dead) {
    if (dead.isEmpty()) {
      return;
    }
    List<Value> kept = new ArrayList<>(range.size());
    for (int i = 0; i < range.size(); i++) {
      if (!dead.get(i)) {
        kept.add(range.get(i));
      }
    }
    range.assign(kept);
  }

  static void eraseArguments(Block block, BitSet dead) {
    for (int i = dead.length() - 1; i >= 0; i = dead.previousSetBit(i - 1)) {
      PatternRewriter.dropAllUses(block.argument(i));
      block.eraseArgument(i);
    }
  }

  /** Replaces {@code op} by an operation with fewer results, to which the regions are moved. */
  static void eraseResults(Operation op, BitSet dead) {
    if (dead.isEmpty()) {
      return;
    }
    OperationState state = new OperationState(op.location(), op.name());
    state.addOperands(Arrays.asList(op.operands()));
    for (int i = 0; i < op.resultCount(); i++) {
      if (!dead.get(i)) {
        state.addResultType(op.result(i).type());
      }
    }
    for (int i = 0; i < op.propertyCount(); i++) {
      state.setProperty(i, op.property(i));
    }
    state.setDiscardableAttributes(op.discardableAttributes());
    for (int i = 0; i < op.successorCount(); i++) {
      state.addSuccessor(op.successor(i));
    }
    for (int i = 0; i < op.regionCount(); i++) {
      state.addRegion().takeBody(op.region(i));
    }
    setResultSegments(state, op, dead);
    Operation trimmed = OpBuilder.after(op).create(state);
    int next = 0;
    for (int i = 0; i < op.resultCount(); i++) {
      if (dead.get(i)) {
        PatternRewriter.dropAllUses(op.result(i));
      } else {
        op.result(i).replaceAllUsesWith(trimmed.result(next++));
      }
    }
    op.erase();
  }

  private static void setResultSegments(OperationState state, Operation op, BitSet dead) {
    OpDefinition definition = OpDefinition.of(op);
    String sizesName = definition == null ? null : definition.resultSegmentsName();
    if (sizesName == null) {
      return;
    }
    int[] sizes = new int[definition.resultGroupCount()];
    for (int i = 0; i < sizes.length; i++) {
      int start = definition.resultGroupStart(op, i);
      int end = start + definition.resultGroupLength(op, i);
      sizes[i] = end - start - dead.get(start, end).cardinality();
    }
    state.addAttribute(sizesName, DenseI32ArrayAttr.of(op.context(), sizes));
  }
}
