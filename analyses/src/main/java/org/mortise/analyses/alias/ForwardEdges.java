// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.alias;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.OpOperand;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.BranchOpInterface;
import org.mortise.ir.interfaces.BufferViewFlowOpInterface;
import org.mortise.ir.interfaces.RegionBranchOpInterface;
import org.mortise.ir.interfaces.RegionBranchPoint;
import org.mortise.ir.interfaces.RegionBranchTerminatorOpInterface;
import org.mortise.ir.interfaces.RegionSuccessor;
import org.mortise.ir.interfaces.SelectLikeOpInterface;
import org.mortise.ir.interfaces.SuccessorOperands;
import org.mortise.ir.interfaces.ViewLikeOpInterface;

/** The edges of a {@link BufferGraph} from one or all operands of an operation. */
final class ForwardEdges {
  private final BufferGraph graph;
  /** The operand whose edges are visited, or null for all operands. */
  private final @Nullable OpOperand only;
  private final BufferGraph.TargetVisitor visitor;

  ForwardEdges(BufferGraph graph, @Nullable OpOperand only, BufferGraph.TargetVisitor visitor) {
    this.graph = graph;
    this.only = only;
    this.visitor = visitor;
  }

  void visit(Operation op) {
    toSuccessors(op);
    if (op.parentOp() != null && op.next() == null) {
      outOfRegion(op, op.parentOp());
    }
    if (op.regionCount() > 0 && op.implementsInterface(RegionBranchOpInterface.class)) {
      intoRegions(op);
    }
    if (op.resultCount() > 0 || op.regionCount() > 0) {
      members(op).forEach(member -> toMember(op, member));
    }
  }

  private void toSuccessors(Operation op) {
    BranchOpInterface branch = op.successorCount() == 0 ? null : op.getInterface(BranchOpInterface.class);
    for (int i = 0; i < op.successorCount(); i++) {
      Block block = op.successor(i);
      if (branch != null && graph.follows(BufferEdge.BRANCH)) {
        SuccessorOperands passed = branch.getSuccessorOperands(op, i);
        visitAll(passed.forwarded(), block.argumentList().subList(passed.producedCount(), block.argumentCount()));
      } else if (branch == null && graph.follows(BufferEdge.UNKNOWN_CONTROL)) {
        block.argumentList().forEach(argument -> fromBuffers(op, argument));
      }
    }
  }

  /** Visits the edges from the end of a region of {@code parent}. */
  private void outOfRegion(Operation op, Operation parent) {
    RegionBranchTerminatorOpInterface exit = op.getInterface(RegionBranchTerminatorOpInterface.class);
    RegionBranchOpInterface regions = exit == null ? null : parent.getInterface(RegionBranchOpInterface.class);
    if (graph.follows(BufferEdge.DECLARED) && parent.implementsInterface(BufferViewFlowOpInterface.class)) {
      members(parent).forEach(member -> fromDeclared(op, parent, member));
    } else if (regions != null && graph.follows(BufferEdge.REGION_EXIT)) {
      RegionBranchPoint end = RegionBranchPoint.region(op.parentRegion());
      for (RegionSuccessor successor : regions.getSuccessorRegions(parent, end)) {
        visitRegion(parent, exit.getSuccessorOperands(op, successor.point()), successor);
      }
    } else if (graph.follows(BufferEdge.UNKNOWN_CONTROL) && BufferGraph.isUnknownExit(op)) {
      for (Value member : members(parent)) {
        BufferEdge kind = graph.kindOf(parent, member);
        if (kind == BufferEdge.REGION_ENTRY || kind == BufferEdge.UNKNOWN_OPERATION) {
          fromBuffers(op, member);
        }
      }
    }
  }

  private void intoRegions(Operation op) {
    RegionBranchOpInterface regions = op.getInterface(RegionBranchOpInterface.class);
    if (!graph.follows(BufferEdge.REGION_ENTRY)) {
      return;
    }
    for (RegionSuccessor successor : regions.getSuccessorRegions(op, RegionBranchPoint.parent())) {
      visitRegion(op, regions.getEntrySuccessorOperands(op, successor.point()), successor);
    }
  }

  private void visitRegion(Operation op, OperandRange operands, RegionSuccessor successor) {
    List<? extends Value> inputs = successor.inputs();
    if (!inputs.isEmpty() && graph.kindOf(op, inputs.get(0)) == BufferEdge.REGION_ENTRY) {
      visitAll(operands, inputs);
    }
  }

  private void visitAll(OperandRange operands, List<? extends Value> targets) {
    int count = Math.min(operands.size(), targets.size());
    if (only == null) {
      for (int i = 0; i < count; i++) {
        visitor.visitEdge(operands.opOperand(i), targets.get(i));
      }
      return;
    }
    int index = only.index() - operands.start();
    if (index >= 0 && index < count) {
      visitor.visitEdge(only, targets.get(index));
    }
  }

  /** Visits the edges from operands of {@code op} to {@code member} of the same operation, except edges of regions. */
  private void toMember(Operation op, Value member) {
    switch (graph.kindOf(op, member)) {
      case DECLARED -> fromDeclared(op, op, member);
      case SELECT -> {
        SelectLikeOpInterface select = op.getInterface(SelectLikeOpInterface.class);
        from(op, List.of(select.getTrueValue(op), select.getFalseValue(op))::contains, member);
      }
      case VIEW, VIEW_METADATA -> {
        Value source = op.getInterface(ViewLikeOpInterface.class).getViewSource(op);
        from(op, value -> value == source, member);
      }
      case CALL -> {
        if (graph.follows(BufferEdge.CALL)) {
          from(op, value -> true, member);
        }
      }
      case ADDRESS -> from(op, value -> BufferAddresses.flows(op, value, member), member);
      case UNKNOWN_OPERATION -> {
        if (graph.mayBeAnyOperand(op, member)) {
          from(op, BufferGraph::isBuffer, member);
        }
      }
      default -> { }
    }
  }

  private void fromDeclared(Operation user, Operation declaring, Value member) {
    List<Value> sources = new ArrayList<>();
    declaring.getInterface(BufferViewFlowOpInterface.class).getSources(declaring, member, sources);
    from(user, sources::contains, member);
  }

  private void fromBuffers(Operation op, Value target) {
    if (BufferGraph.isBuffer(target)) {
      from(op, BufferGraph::isBuffer, target);
    }
  }

  private void from(Operation op, Predicate<Value> isSource, Value target) {
    if (only != null) {
      if (isSource.test(only.value())) {
        visitor.visitEdge(only, target);
      }
      return;
    }
    for (int i = 0; i < op.operandCount(); i++) {
      if (isSource.test(op.operand(i))) {
        visitor.visitEdge(op.opOperand(i), target);
      }
    }
  }

  /** Returns the results of {@code op} and the arguments of the entry blocks of its regions. */
  private static List<Value> members(Operation op) {
    List<Value> members = new ArrayList<>(op.resultList());
    for (int i = 0; i < op.regionCount(); i++) {
      if (!op.region(i).isEmpty()) {
        members.addAll(op.region(i).first().argumentList());
      }
    }
    return members;
  }
}
