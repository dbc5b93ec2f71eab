// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.alias;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.interfaces.BranchOpInterface;
import org.mortise.ir.interfaces.BufferViewFlowOpInterface;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.interfaces.RegionBranchOpInterface;
import org.mortise.ir.interfaces.RegionBranchTerminatorOpInterface;
import org.mortise.ir.interfaces.SelectLikeOpInterface;
import org.mortise.ir.interfaces.ViewLikeOpInterface;
import org.mortise.ir.types.BaseMemRefType;

/**
 * The flow of buffers: a graph whose nodes are values, with an edge from each value to the values that can be the same
 * buffer after one step. Operations are known by their interfaces only. The client selects the {@link BufferEdge kinds}
 * of edges; calls and operations that no interface describes are two of these kinds.
 *
 * <p>Edges are computed from the program, as it is at the time, whenever they are requested: backward by {@link
 * #collectSources}, forward by {@link #collectTargets}. Nothing is stored, so threads can share an instance. A step
 * backward is linear in the sources and the terminators of the regions that forward the value, a step forward in the
 * targets. {@link BufferAliases} is a snapshot of the graph of one operation, {@link BufferFlow} its condensation.
 */
public final class BufferGraph {
  /**
   * All edges that interfaces describe, and calls that may return any of their operands. Other operations are assumed
   * to return distinct buffers.
   */
  public static final BufferGraph ALIASES = of(BufferEdge.DECLARED, BufferEdge.SELECT, BufferEdge.VIEW,
      BufferEdge.BRANCH, BufferEdge.REGION_ENTRY, BufferEdge.REGION_EXIT, BufferEdge.CALL);

  /** The edges of {@link #ALIASES}, assuming that calls return distinct buffers and never an operand. */
  public static final BufferGraph NEW_RESULTS = of(BufferEdge.DECLARED, BufferEdge.SELECT, BufferEdge.VIEW,
      BufferEdge.BRANCH, BufferEdge.REGION_ENTRY, BufferEdge.REGION_EXIT);

  /**
   * The edges that the local alias analysis of MLIR follows: views, branches and regions. Selections, declared flows
   * and calls are not followed.
   */
  public static final BufferGraph UNDERLYING = of(BufferEdge.VIEW, BufferEdge.VIEW_METADATA, BufferEdge.BRANCH,
      BufferEdge.REGION_ENTRY, BufferEdge.REGION_EXIT);

  /** Receives the edges from operands. */
  @FunctionalInterface
  public interface TargetVisitor {
    /** Visits the edge from the value of {@code operand} to {@code target}. */
    void visitEdge(OpOperand operand, Value target);
  }

  private final Set<BufferEdge> followed;

  private BufferGraph(Set<BufferEdge> followed) {
    this.followed = followed;
  }

  /** Returns this graph with edges of another kind. */
  BufferGraph with(BufferEdge kind) {
    Set<BufferEdge> kinds = EnumSet.copyOf(followed);
    kinds.add(kind);
    return new BufferGraph(kinds);
  }

  /** Returns the graph with the given kinds of edges. */
  public static BufferGraph of(BufferEdge first, BufferEdge... others) {
    return new BufferGraph(EnumSet.of(first, others));
  }

  /** Returns whether the graph has edges of the given kind. */
  public boolean follows(BufferEdge kind) {
    return followed.contains(kind);
  }

  /** Returns the source of the view that defines {@code value}, or null if it is not a view. */
  public static @Nullable Value viewSource(Value value) {
    Operation op = value.definingOp();
    ViewLikeOpInterface view = op == null ? null : op.getInterface(ViewLikeOpInterface.class);
    return view == null ? null : view.getViewSource(op);
  }

  /** Returns the value at the end of the chain of views from {@code value}; itself if it is not a view. */
  public static Value viewBase(Value value) {
    Value base = value;
    for (Value source = viewSource(base); source != null; source = viewSource(base)) {
      base = source;
    }
    return base;
  }

  /**
   * Returns whether interfaces describe the flow of all buffer operands of {@code op}, so that the operation only
   * creates aliases of them. A call is not described.
   */
  public static boolean isDescribed(Operation op) {
    if (op.implementsInterface(RegionBranchTerminatorOpInterface.class)) {
      return op.parentOp().implementsInterface(RegionBranchOpInterface.class);
    }
    return op.implementsInterface(BranchOpInterface.class) || op.implementsInterface(RegionBranchOpInterface.class)
        || op.implementsInterface(ViewLikeOpInterface.class) || op.implementsInterface(SelectLikeOpInterface.class)
        || op.implementsInterface(BufferViewFlowOpInterface.class);
  }

  /**
   * Appends the values with an edge to {@code value}. Returns whether {@code value} may also be another buffer: a new
   * one, or one from a source that is unknown or not followed.
   */
  public boolean collectSources(Value value, List<Value> sources) {
    return new BackwardEdges(this, value, sources).collect();
  }

  /** Appends the values with an edge from {@code use}, an operand. */
  public void collectTargets(OpOperand use, List<Value> targets) {
    new ForwardEdges(this, use, (operand, target) -> targets.add(target)).visit(use.owner());
  }

  /** Visits the edges from all operands of {@code op}. */
  public void visitTargets(Operation op, TargetVisitor visitor) {
    new ForwardEdges(this, null, visitor).visit(op);
  }

  /**
   * Returns the kind of edges that describe {@code member}, a result of {@code op} or an argument of the entry block of
   * a region of {@code op}. {@link BufferEdge#REGION_ENTRY} represents all edges of regions.
   */
  BufferEdge kindOf(Operation op, Value member) {
    if (follows(BufferEdge.DECLARED) && op.implementsInterface(BufferViewFlowOpInterface.class)) {
      return BufferEdge.DECLARED;
    }
    boolean isResult = member.definingOp() != null;
    if (isResult && follows(BufferEdge.SELECT) && op.implementsInterface(SelectLikeOpInterface.class)) {
      return BufferEdge.SELECT;
    }
    BufferEdge view = isResult && member == op.result(0) ? BufferEdge.VIEW : BufferEdge.VIEW_METADATA;
    if (isResult && follows(view) && op.implementsInterface(ViewLikeOpInterface.class)) {
      return view;
    }
    if (op.implementsInterface(RegionBranchOpInterface.class)) {
      return BufferEdge.REGION_ENTRY;
    }
    if (isResult && op.implementsInterface(CallOpInterface.class)) {
      return BufferEdge.CALL;
    }
    return isResult && follows(BufferEdge.ADDRESS) && BufferAddresses.mayHold(op, member)
        ? BufferEdge.ADDRESS : BufferEdge.UNKNOWN_OPERATION;
  }

  /** Returns whether there are edges to {@code member} from all buffers among the operands of {@code op}. */
  boolean mayBeAnyOperand(Operation op, Value member) {
    if (!isBuffer(member)) {
      return false;
    }
    if (follows(BufferEdge.UNKNOWN_CONTROL) && op.regionCount() > 0) {
      return true;
    }
    return follows(BufferEdge.UNKNOWN_OPERATION) && member.definingOp() != null
        && !MemoryEffects.hasEffect(op, MemoryEffect.Kind.ALLOCATE, member);
  }

  /** Returns whether {@code op} ends its region without an interface that defines the forwarded operands. */
  static boolean isUnknownExit(Operation op) {
    return op.successorCount() == 0 && op.hasTrait(Trait.TERMINATOR) && op.parentOp() != null
        && !(op.implementsInterface(RegionBranchTerminatorOpInterface.class)
            && op.parentOp().implementsInterface(RegionBranchOpInterface.class));
  }

  static boolean isBuffer(Value value) {
    return value.type() instanceof BaseMemRefType;
  }
}
