// SPDX-License-Identifier: Apache-2.0
package org.mortise.analysis.dataflow;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Block;
import org.mortise.ir.OpOperand;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.BranchOpInterface;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.CallableOpInterface;
import org.mortise.ir.interfaces.RegionBranchOpInterface;
import org.mortise.ir.interfaces.RegionBranchPoint;
import org.mortise.ir.interfaces.RegionBranchTerminatorOpInterface;
import org.mortise.ir.interfaces.RegionSuccessor;
import org.mortise.ir.interfaces.SuccessorOperands;

/** Determines executable blocks and the edges that control can take, together with the constants. */
final class ControlFlow {
  private static final Attribute[] NO_CONSTANTS = {};

  private final Operation root;
  private final DataFlowSolver solver;
  private final Callables callables;
  private final Set<Block> executable = new HashSet<>();
  private final Map<Operation, OutEdges> outEdges = new HashMap<>();
  private final Map<Operation, Operation> returnsFrom = new HashMap<>();
  /** Regions that are entered from unknown code. */
  private final Set<Region> entered = new HashSet<>();
  private final Set<Operation> visitedCalls = new HashSet<>();

  ControlFlow(Operation root, DataFlowSolver solver) {
    this.root = root;
    this.solver = solver;
    this.callables = new Callables(root);
  }

  Callables callables() {
    return callables;
  }

  boolean isExecutable(Block block) {
    return block != null && executable.contains(block);
  }

  void start() {
    callables.findUnknownCalls();
    for (int i = 0; i < root.regionCount(); i++) {
      Region region = root.region(i);
      if (!region.isEmpty()) {
        enterFromUnknown(root, region);
      }
    }
    solver.revisit(root);
  }

  void visit(Operation op) {
    CallOpInterface call = op.getInterface(CallOpInterface.class);
    if (call != null && visitedCalls.add(op)) {
      visitCall(op, call);
    }
    if (op.regionCount() > 0) {
      visitRegions(op);
    }
    if (op.successorCount() > 0) {
      visitBranch(op);
    } else if (op != root && op.block().last() == op) {
      visitExit(op);
    }
  }

  // ---- blocks and edges --------------------------------------------------------------------------------------------

  private void enterFromUnknown(Operation owner, Region region) {
    if (!entered.add(region)) {
      return;
    }
    enter(region.first());
    for (DataFlowAnalysis analysis : solver.analyses()) {
      analysis.visitUnknownEntry(owner, region.first());
    }
    if (region.first().argumentCount() > 0) {
      List<Value> arguments = List.of(region.first().arguments());
      for (DataFlowAnalysis analysis : solver.analyses()) {
        analysis.visitUnknownArguments(owner, arguments);
      }
    }
  }

  /** Marks a block as executable. Returns whether it was not executable before. */
  private boolean enter(Block block) {
    if (!executable.add(block)) {
      return false;
    }
    for (Operation op = block.first(); op != null; op = op.next()) {
      solver.revisit(op);
    }
    return true;
  }

  private OutEdges outEdges(Operation op) {
    return outEdges.computeIfAbsent(op, key -> new OutEdges());
  }

  private void add(FlowEdge edge, OutEdges from) {
    from.add(edge);
    for (DataFlowAnalysis analysis : solver.analyses()) {
      analysis.visitEdge(edge);
    }
  }

  boolean takesAllEdges(Operation op) {
    OutEdges edges = outEdges.get(op);
    return edges != null && edges.isComplete();
  }

  void forEachEdge(OpOperand use, Consumer<FlowEdge> action) {
    OutEdges edges = outEdges.get(use.owner());
    if (edges != null) {
      edges.forEach(use.index(), action);
    }
  }

  /**
   * Returns the constant of each operand, or null elements for operands without one. Returns null if an operand is not
   * yet computed.
   */
  private Attribute @Nullable [] constantsOf(Operation op) {
    int count = op.operandCount();
    Attribute[] constants = count == 0 ? NO_CONSTANTS : new Attribute[count];
    List<ConstantSource> sources = solver.constants();
    for (int i = 0; i < count; i++) {
      for (int k = 0; k < sources.size(); k++) {
        ConstantValue known = sources.get(k).constantOf(op.operand(i));
        if (known == null) {
          return null;
        }
        constants[i] = constants[i] == null ? known.constant() : constants[i];
      }
    }
    return constants;
  }

  // ---- branches ----------------------------------------------------------------------------------------------------

  private void visitBranch(Operation op) {
    OutEdges edges = outEdges(op);
    if (edges.isComplete()) {
      return;
    }
    BranchOpInterface branch = op.getInterface(BranchOpInterface.class);
    if (branch == null) {
      visitAllSuccessors(op, null, edges);
      return;
    }
    Attribute[] constants = constantsOf(op);
    if (constants == null) {
      return;
    }
    Block taken = branch.getSuccessorForOperands(op, constants);
    if (taken == null) {
      visitAllSuccessors(op, branch, edges);
      return;
    }
    // Parallel edges to the same block are treated as one, as the solver need not distinguish them.
    for (int i = 0; i < op.successorCount(); i++) {
      if (op.successor(i) == taken) {
        visitSuccessor(op, branch, i, edges);
      }
    }
  }

  private void visitAllSuccessors(Operation op, @Nullable BranchOpInterface branch, OutEdges edges) {
    for (int i = 0; i < op.successorCount(); i++) {
      visitSuccessor(op, branch, i, edges);
    }
    edges.setComplete();
  }

  private void visitSuccessor(Operation op, BranchOpInterface branch, int index, OutEdges edges) {
    if (!edges.addTarget(index)) {
      return;
    }
    Block target = op.successor(index);
    enter(target);
    List<Value> arguments = List.of(target.arguments());
    if (branch == null) {
      add(new FlowEdge(op, target, null, arguments, 0, List.of(), op), edges);
      return;
    }
    SuccessorOperands passed = branch.getSuccessorOperands(op, index);
    add(new FlowEdge(op, target, passed.forwarded(), arguments, passed.producedCount(), List.of(), op), edges);
  }

  // ---- regions -----------------------------------------------------------------------------------------------------

  private void visitRegions(Operation op) {
    RegionBranchOpInterface branching = op.getInterface(RegionBranchOpInterface.class);
    if (branching != null) {
      visitRegionBranch(op, branching);
      return;
    }
    Region callable = Callables.regionOf(op);
    boolean isCallable = op.implementsInterface(CallableOpInterface.class);
    boolean unknown = callables.hasUnknownCalls(op);
    if (isCallable && !unknown && callables.callsOf(op).isEmpty()) {
      return;
    }
    for (int i = 0; i < op.regionCount(); i++) {
      Region region = op.region(i);
      if (region.isEmpty()) {
        continue;
      }
      if (region == callable && !unknown) {
        enter(region.first());
      } else {
        enterFromUnknown(op, region);
      }
    }
  }

  private void visitRegionBranch(Operation op, RegionBranchOpInterface branching) {
    OutEdges edges = outEdges(op);
    Attribute[] constants = edges.isComplete() ? null : constantsOf(op);
    if (constants == null) {
      return;
    }
    for (RegionSuccessor successor : branching.getEntrySuccessorRegions(op, constants)) {
      addEdge(op, branching.getEntrySuccessorOperands(op, successor.point()), successor, op, edges);
    }
    if (areAllUnknown(constants)) {
      edges.setComplete();
    }
  }

  private static boolean areAllUnknown(Attribute[] constants) {
    for (Attribute constant : constants) {
      if (constant != null) {
        return false;
      }
    }
    return true;
  }

  private void addEdge(
      Operation source, @Nullable OperandRange operands, RegionSuccessor successor, Operation owner, OutEdges edges) {
    if (!edges.addTarget(successor.isParent() ? owner : successor.region())) {
      return;
    }
    List<Value> all = List.of(successor.isParent() ? owner.results() : successor.region().first().arguments());
    if (!successor.isParent()) {
      enter(successor.region().first());
    }
    List<? extends Value> inputs = operands == null ? all : successor.inputs();
    List<Value> others = new ArrayList<>(0);
    if (inputs.size() < all.size()) {
      others.addAll(all);
      others.removeAll(new HashSet<>(inputs));
    }
    Block target = successor.isParent() ? null : successor.region().first();
    add(new FlowEdge(source, target, operands, inputs, 0, others, owner), edges);
  }

  // ---- ends of regions ---------------------------------------------------------------------------------------------

  private void visitExit(Operation op) {
    Operation parent = op.parentOp();
    RegionBranchOpInterface branching = parent.getInterface(RegionBranchOpInterface.class);
    if (branching != null) {
      visitRegionExit(op, parent, branching);
    } else if (parent.implementsInterface(CallableOpInterface.class) && returnsFrom.putIfAbsent(op, parent) == null) {
      for (DataFlowAnalysis analysis : solver.analyses()) {
        analysis.visitReturn(op, parent);
      }
    }
  }

  private void visitRegionExit(Operation op, Operation parent, RegionBranchOpInterface branching) {
    OutEdges edges = outEdges(op);
    Attribute[] constants = edges.isComplete() ? null : constantsOf(op);
    if (constants == null) {
      return;
    }
    RegionBranchTerminatorOpInterface terminator = op.getInterface(RegionBranchTerminatorOpInterface.class);
    List<RegionSuccessor> successors = terminator == null
        ? branching.getSuccessorRegions(parent, RegionBranchPoint.region(op.parentRegion()))
        : terminator.getSuccessorRegions(op, constants);
    for (RegionSuccessor successor : successors) {
      OperandRange passed = terminator == null ? null : terminator.getSuccessorOperands(op, successor.point());
      addEdge(op, passed, successor, parent, edges);
    }
    if (areAllUnknown(constants)) {
      edges.setComplete();
    }
  }

  // ---- calls -------------------------------------------------------------------------------------------------------

  private void visitCall(Operation call, CallOpInterface meaning) {
    Operation callable = callables.resolve(call, meaning);
    if (callable == null) {
      for (DataFlowAnalysis analysis : solver.analyses()) {
        analysis.visitUnknownCall(call);
      }
      return;
    }
    boolean unknownCalls = callables.hasUnknownCalls(callable);
    callables.addCall(call, callable);
    if (!unknownCalls) {
      Block entry = Callables.regionOf(callable).first();
      add(new FlowEdge(
          call, entry, meaning.getArgOperands(call), List.of(entry.arguments()), 0, List.of(), callable),
          outEdges(call));
      solver.revisit(callable);
    }
    for (DataFlowAnalysis analysis : solver.analyses()) {
      analysis.visitCall(call, callable);
    }
  }

  /** Returns the callable from which {@code op} returns its operands, or null. */
  @Nullable Operation callableReturnedFrom(Operation op) {
    Operation callable = returnsFrom.get(op);
    return callable != null && op.hasTrait(Trait.RETURN_LIKE) ? callable : null;
  }
}
