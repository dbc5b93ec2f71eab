// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.removedeadvalues;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.dataflow.LiveValueAnalysis;
import org.mortise.ir.Block;
import org.mortise.ir.OpOperand;
import org.mortise.ir.OpResult;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.RegionBranchOpInterface;
import org.mortise.ir.interfaces.RegionBranchPoint;
import org.mortise.ir.interfaces.RegionBranchTerminatorOpInterface;
import org.mortise.ir.interfaces.RegionSuccessor;
import org.mortise.ir.pass.PassRun;

/**
 * Removes dead values from an operation that forwards values to, between and from its regions. An operand and all
 * values that it may become are kept or removed together: if an argument of a loop is live, the corresponding result is
 * kept. Results and arguments that the operation defines itself, such as induction variables, are kept. Linear in the
 * forwarded values.
 */
final class RegionBranchTrimming {
  private final Operation op;
  private final RegionBranchOpInterface branching;
  private final LiveValueAnalysis live;
  private final PassRun run;
  /** The operands that are forwarded to an argument or result. */
  private final Map<Value, List<OpOperand>> sources = new IdentityHashMap<>();
  /** The arguments and results that an operand is forwarded to. */
  private final Map<OpOperand, List<Value>> targets = new IdentityHashMap<>();
  private final List<OperandRange> ranges = new ArrayList<>();
  private final Map<Value, Boolean> kept = new IdentityHashMap<>();
  private final List<Value> pending = new ArrayList<>();

  RegionBranchTrimming(Operation op, RegionBranchOpInterface branching, LiveValueAnalysis live, PassRun run) {
    this.op = op;
    this.branching = branching;
    this.live = live;
    this.run = run;
  }

  void trim() {
    findEdges();
    keepNeeded();
    if (kept.size() == inputCount()) {
      return;
    }
    BitSet results = dead(List.of(op.results()));
    Trimmed.report(op, inputCount() - kept.size() - results.cardinality(), results.cardinality(), run);
    eraseOperands();
    for (int i = 0; i < op.regionCount(); i++) {
      if (!op.region(i).isEmpty()) {
        Block entry = op.region(i).first();
        Trimmed.eraseArguments(entry, dead(List.of(entry.arguments())));
      }
    }
    Trimmed.eraseResults(op, results);
  }

  // ---- forwarded values ----------------------------------------------------------------------------------------

  private void findEdges() {
    for (RegionSuccessor successor : branching.getSuccessorRegions(op, RegionBranchPoint.parent())) {
      addEdge(branching.getEntrySuccessorOperands(op, successor.point()), successor);
    }
    for (int i = 0; i < op.regionCount(); i++) {
      Region region = op.region(i);
      for (Block block = region.first(); block != null; block = block.next()) {
        if (block.last() != null && block.successorCount() == 0) {
          addEdgesFrom(block.last(), region);
        }
      }
    }
  }

  private void addEdgesFrom(Operation exit, Region region) {
    RegionBranchTerminatorOpInterface terminator = exit.getInterface(RegionBranchTerminatorOpInterface.class);
    for (RegionSuccessor successor : branching.getSuccessorRegions(op, RegionBranchPoint.region(region))) {
      addEdge(terminator == null ? null : terminator.getSuccessorOperands(exit, successor.point()), successor);
    }
  }

  private void addEdge(@Nullable OperandRange operands, RegionSuccessor successor) {
    List<? extends Value> inputs = successor.inputs();
    for (int i = operands == null ? 0 : operands.size(); i < inputs.size(); i++) {
      keep(inputs.get(i));
    }
    if (operands == null || operands.isEmpty()) {
      return;
    }
    ranges.add(operands);
    for (int i = 0; i < inputs.size() && i < operands.size(); i++) {
      OpOperand operand = operands.opOperand(i);
      sources.computeIfAbsent(inputs.get(i), key -> new ArrayList<>(2)).add(operand);
      targets.computeIfAbsent(operand, key -> new ArrayList<>(2)).add(inputs.get(i));
    }
  }

  // ---- kept values ---------------------------------------------------------------------------------------------

  private void keepNeeded() {
    for (Map.Entry<Value, List<OpOperand>> entry : sources.entrySet()) {
      if (isNeeded(entry.getKey())) {
        keep(entry.getKey());
      }
    }
    for (int i = 0; i < op.resultCount(); i++) {
      keepUnlessPassed(op.result(i));
    }
    for (int i = 0; i < op.regionCount(); i++) {
      Block entry = op.region(i).first();
      for (int k = 0; entry != null && k < entry.argumentCount(); k++) {
        keepUnlessPassed(entry.argument(k));
      }
    }
    while (!pending.isEmpty()) {
      for (OpOperand source : sources.getOrDefault(pending.remove(pending.size() - 1), List.of())) {
        targets.get(source).forEach(this::keep);
      }
    }
  }

  /** Returns whether a value must be kept. An unused argument of a region that is never executed need not. */
  private boolean isNeeded(Value value) {
    return live.isLive(value) && (value instanceof OpResult || value.hasUses());
  }

  private void keepUnlessPassed(Value value) {
    if (!sources.containsKey(value)) {
      keep(value);
    }
  }

  private void keep(Value value) {
    if (kept.put(value, Boolean.TRUE) == null) {
      pending.add(value);
    }
  }

  private int inputCount() {
    int count = op.resultCount();
    for (int i = 0; i < op.regionCount(); i++) {
      count += op.region(i).isEmpty() ? 0 : op.region(i).first().argumentCount();
    }
    return count;
  }

  private BitSet dead(List<Value> values) {
    BitSet dead = new BitSet();
    for (int i = 0; i < values.size(); i++) {
      dead.set(i, !kept.containsKey(values.get(i)));
    }
    return dead;
  }

  /**
   * Erases the dead operands of each operation from the last range to the first, so that the positions of the others
   * stay.
   */
  private void eraseOperands() {
    ranges.sort(Comparator.comparingInt(OperandRange::start).reversed());
    Map<Operation, Integer> erasedFrom = new IdentityHashMap<>();
    for (OperandRange range : ranges) {
      Integer before = erasedFrom.put(range.owner(), range.start());
      if (before != null && before == range.start()) {
        continue;
      }
      BitSet dead = new BitSet();
      for (int i = 0; i < range.size(); i++) {
        dead.set(i, isDead(range.opOperand(i)));
      }
      Trimmed.eraseOperands(range, dead);
    }
  }

  private boolean isDead(OpOperand operand) {
    List<Value> becomes = targets.get(operand);
    return becomes != null && !kept.containsKey(becomes.get(0));
  }
}
