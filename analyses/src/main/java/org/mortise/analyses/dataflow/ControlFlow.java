// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.dataflow;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Block;
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
  private final Activations activations;

  ControlFlow(Operation root, DataFlowSolver solver) {
    this.root = root;
    this.solver = solver;
    this.callables = solver.callables();
    this.activations = solver.activations();
  }

  void start() {
    callables.findUnknownCalls();
    Activation outermost = activations.of(CallContext.any(root));
    for (int i = 0; i < root.regionCount(); i++) {
      enterFromUnknown(outermost, root, root.region(i));
    }
    solver.worklist().schedule(outermost.addVisit(root, solver));
  }

  void visit(OperationVisit visit) {
    Operation op = visit.op;
    CallOpInterface call = op.getInterface(CallOpInterface.class);
    if (call != null) {
      visitCall(visit, call);
    }
    if (op.regionCount() > 0) {
      visitRegions(visit);
    }
    if (op.successorCount() > 0) {
      visitBranch(visit);
    } else if (op != root && op.block().last() == op) {
      visitExit(visit);
    }
  }

  // ---- blocks and edges --------------------------------------------------------------------------------------------

  private void enterFromUnknown(Activation activation, Operation owner, Region region) {
    Activation.UnknownEntry entry = new Activation.UnknownEntry(owner, region);
    if (region.isEmpty() || !activation.addUnknownEntry(entry)) {
      return;
    }
    enter(region.first(), activation);
    for (DataFlowAnalysis analysis : solver.running()) {
      analysis.followUnknownEntry(activation, entry);
    }
  }

  private void enter(Block block, Activation activation) {
    if (!activations.enter(block, activation)) {
      return;
    }
    for (Operation op = block.first(); op != null; op = op.next()) {
      solver.worklist().schedule(activation.addVisit(op, solver));
    }
  }

  private void add(FlowEdge edge, OutEdges from) {
    from.add(edge);
    for (DataFlowAnalysis analysis : solver.running()) {
      analysis.follow(edge);
    }
  }

  /**
   * Returns the constant of each operand, or null elements for operands without one. Returns null if an operand is not
   * yet computed.
   */
  private Attribute @Nullable [] constantsOf(OperationVisit visit) {
    Operation op = visit.op;
    int count = op.operandCount();
    Attribute[] constants = count == 0 ? NO_CONSTANTS : new Attribute[count];
    for (int i = 0; i < count; i++) {
      solver.worklist().setOperand(op.operand(i));
      boolean isKnown = addConstant(constants, i, op);
      solver.worklist().setOperand(null);
      if (!isKnown) {
        return null;
      }
    }
    return constants;
  }

  private boolean addConstant(Attribute[] constants, int index, Operation op) {
    List<ConstantSource> sources = solver.constants();
    for (int i = 0; i < sources.size(); i++) {
      ConstantValue known = sources.get(i).constantOf(op.operand(index), op);
      if (known == null) {
        return false;
      }
      constants[index] = constants[index] == null ? known.constant() : constants[index];
    }
    return true;
  }

  // ---- branches ----------------------------------------------------------------------------------------------------

  private void visitBranch(OperationVisit visit) {
    OutEdges edges = visit.edgesToExtend();
    if (edges.isComplete()) {
      return;
    }
    Operation op = visit.op;
    BranchOpInterface branch = op.getInterface(BranchOpInterface.class);
    if (branch == null) {
      visitAllSuccessors(visit, null, edges);
      return;
    }
    Attribute[] constants = constantsOf(visit);
    if (constants == null) {
      return;
    }
    Block taken = branch.getSuccessorForOperands(op, constants);
    if (taken == null) {
      visitAllSuccessors(visit, branch, edges);
      return;
    }
    // Parallel edges to the same block are treated as one, as the solver need not distinguish them.
    for (int i = 0; i < op.successorCount(); i++) {
      if (op.successor(i) == taken) {
        visitSuccessor(visit, branch, i, edges);
      }
    }
  }

  private void visitAllSuccessors(OperationVisit visit, @Nullable BranchOpInterface branch, OutEdges edges) {
    for (int i = 0; i < visit.op.successorCount(); i++) {
      visitSuccessor(visit, branch, i, edges);
    }
    edges.setComplete();
  }

  private void visitSuccessor(OperationVisit visit, @Nullable BranchOpInterface branch, int index, OutEdges edges) {
    if (!edges.addTarget(index)) {
      return;
    }
    Operation op = visit.op;
    Block target = op.successor(index);
    enter(target, visit.activation);
    List<Value> arguments = List.of(target.arguments());
    if (branch == null) {
      add(new FlowEdge(visit, index, visit.activation, target, null, arguments, 0, List.of(), op), edges);
      return;
    }
    SuccessorOperands passed = branch.getSuccessorOperands(op, index);
    add(new FlowEdge(visit, index, visit.activation, target, passed.forwarded(), arguments, passed.producedCount(),
        List.of(), op), edges);
  }

  // ---- regions -----------------------------------------------------------------------------------------------------

  private void visitRegions(OperationVisit visit) {
    Operation op = visit.op;
    RegionBranchOpInterface branching = op.getInterface(RegionBranchOpInterface.class);
    if (branching != null) {
      visitRegionBranch(visit, branching);
    } else if (op.implementsInterface(CallableOpInterface.class)) {
      visitCallable(visit);
    } else {
      for (int i = 0; i < op.regionCount(); i++) {
        enterFromUnknown(visit.activation, op, op.region(i));
      }
    }
  }

  private void visitCallable(OperationVisit visit) {
    Operation op = visit.op;
    if (callables.hasUnknownCalls(op)) {
      Activation activation = activations.of(CallContext.any(op));
      enterOtherRegions(activation, op);
      Region body = Callables.regionOf(op);
      if (body != null) {
        enterFromUnknown(activation, op, body);
      }
    }
  }

  /** Enters the regions of {@code callable} that a call does not execute. */
  private void enterOtherRegions(Activation activation, Operation callable) {
    Region body = Callables.regionOf(callable);
    for (int i = 0; i < callable.regionCount(); i++) {
      if (callable.region(i) != body) {
        enterFromUnknown(activation, callable, callable.region(i));
      }
    }
  }

  private void visitRegionBranch(OperationVisit visit, RegionBranchOpInterface branching) {
    OutEdges edges = visit.edgesToExtend();
    Attribute[] constants = edges.isComplete() ? null : constantsOf(visit);
    if (constants == null) {
      return;
    }
    Operation op = visit.op;
    for (RegionSuccessor successor : branching.getEntrySuccessorRegions(op, constants)) {
      addEdge(visit, branching.getEntrySuccessorOperands(op, successor.point()), successor, op, edges);
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
      OperationVisit source, @Nullable OperandRange operands, RegionSuccessor successor, Operation owner,
      OutEdges edges) {
    Object label = successor.isParent() ? owner : successor.region();
    if (!edges.addTarget(label)) {
      return;
    }
    List<Value> all = List.of(successor.isParent() ? owner.results() : successor.region().first().arguments());
    if (!successor.isParent()) {
      enter(successor.region().first(), source.activation);
    }
    List<? extends Value> inputs = operands == null ? all : successor.inputs();
    List<Value> others = new ArrayList<>(0);
    if (inputs.size() < all.size()) {
      others.addAll(all);
      others.removeAll(new HashSet<>(inputs));
    }
    Block target = successor.isParent() ? null : successor.region().first();
    add(new FlowEdge(source, label, source.activation, target, operands, inputs, 0, others, owner), edges);
  }

  // ---- ends of regions ---------------------------------------------------------------------------------------------

  private void visitExit(OperationVisit visit) {
    Operation parent = visit.op.parentOp();
    RegionBranchOpInterface branching = parent.getInterface(RegionBranchOpInterface.class);
    if (branching != null) {
      visitRegionExit(visit, parent, branching);
    } else if (parent.implementsInterface(CallableOpInterface.class) && visit.returnsFrom() == null) {
      visit.setReturnsFrom(parent);
      for (DataFlowAnalysis analysis : solver.running()) {
        analysis.followReturn(visit, parent);
      }
    }
  }

  private void visitRegionExit(OperationVisit visit, Operation parent, RegionBranchOpInterface branching) {
    OutEdges edges = visit.edgesToExtend();
    Attribute[] constants = edges.isComplete() ? null : constantsOf(visit);
    if (constants == null) {
      return;
    }
    Operation op = visit.op;
    RegionBranchTerminatorOpInterface terminator = op.getInterface(RegionBranchTerminatorOpInterface.class);
    List<RegionSuccessor> successors = terminator == null
        ? branching.getSuccessorRegions(parent, RegionBranchPoint.region(op.parentRegion()))
        : terminator.getSuccessorRegions(op, constants);
    for (RegionSuccessor successor : successors) {
      OperandRange passed = terminator == null ? null : terminator.getSuccessorOperands(op, successor.point());
      addEdge(visit, passed, successor, parent, edges);
    }
    if (areAllUnknown(constants)) {
      edges.setComplete();
    }
  }

  // ---- calls -------------------------------------------------------------------------------------------------------

  private void visitCall(OperationVisit visit, CallOpInterface meaning) {
    if (visit.callsUnknown() || !visit.callees().isEmpty() && !solver.policy().dependsOnFacts()) {
      return;
    }
    Operation callable = callables.resolve(visit.op, meaning);
    if (callable == null) {
      visit.setCallsUnknown();
      for (DataFlowAnalysis analysis : solver.running()) {
        analysis.followUnknownCall(visit);
      }
      return;
    }
    CallContext context = contextOf(visit, callable);
    if (context == null) {
      return;
    }
    Activation callee = activations.of(context);
    if (visit.addCallee(callee)) {
      addCall(visit, meaning, callable, callee);
    } else {
      followAgain(visit, callee);
    }
  }

  /** Returns the context of a call, or null if it is deferred until more facts are known. */
  private @Nullable CallContext contextOf(OperationVisit visit, Operation callable) {
    if (!callables.mayHaveContexts(callable)) {
      return CallContext.any(callable);
    }
    CallContext context = solver.policy().contextOf(visit, callable, solver);
    if (!solver.policy().dependsOnFacts() || visit.isForced() || context.isAny()
        || !context.key().contains(null)) {
      return context;
    }
    solver.worklist().putOff(Task.of(visit.activation, () -> {
      visit.setForced();
      solver.worklist().schedule(visit);
    }));
    return null;
  }

  private void addCall(OperationVisit visit, CallOpInterface meaning, Operation callable, Activation callee) {
    callee.addCall(visit, callable);
    solver.callDependents().schedule(callable, solver.worklist());
    if (!isCalledFromUnknown(callable, callee)) {
      enterOtherRegions(callee, callable);
      Block entry = Callables.regionOf(callable).first();
      enter(entry, callee);
      add(new FlowEdge(visit, callee, callee, entry, meaning.getArgOperands(visit.op), List.of(entry.arguments()), 0,
          List.of(), callable), visit.edgesToExtend());
    }
    for (DataFlowAnalysis analysis : solver.running()) {
      analysis.followCall(visit, callable, callee);
    }
  }

  /** Follows the edge of a call to {@code callee} again, as the facts with which it is entered may have changed. */
  private void followAgain(OperationVisit visit, Activation callee) {
    for (FlowEdge edge : visit.allEdges()) {
      if (edge.label() == callee) {
        for (DataFlowAnalysis analysis : solver.running()) {
          analysis.follow(edge);
        }
      }
    }
  }

  /** Returns whether {@code activation} also represents calls of {@code callable} from unknown code. */
  boolean isCalledFromUnknown(Operation callable, Activation activation) {
    return callables.hasUnknownCalls(callable) && activation.context().isAny();
  }

  /** Returns the callable from which {@code visit} returns its operands, or null. */
  static @Nullable Operation callableReturnedFrom(OperationVisit visit) {
    return visit.returnsFrom() != null && visit.op.hasTrait(Trait.RETURN_LIKE) ? visit.returnsFrom() : null;
  }
}
