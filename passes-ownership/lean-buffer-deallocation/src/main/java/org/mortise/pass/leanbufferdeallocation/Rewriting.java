// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.leanbufferdeallocation;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.bufferization.CloneOp;
import org.mortise.dialect.cf.Edges;
import org.mortise.dialect.memref.CastOp;
import org.mortise.dialect.memref.ExtractStridedMetadataOp;
import org.mortise.dialect.memref.ReinterpretCastOp;
import org.mortise.dialect.scf.IfOp;
import org.mortise.ir.Block;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.AllocationOpInterface;
import org.mortise.ir.interfaces.BranchOpInterface;

/** Applies the decisions of {@link Ownership}: inserts clones, flags and deallocations. */
final class Rewriting {
  private record Edge(Operation terminator, int successor) {
    @Override
    public boolean equals(Object other) {
      return other instanceof Edge edge && edge.terminator == terminator && edge.successor == successor;
    }

    @Override
    public int hashCode() {
      return System.identityHashCode(terminator) * 31 + successor;
    }
  }

  private final OwnershipGraph graph;
  private final List<Life> lives;
  private final Flags flags;
  private final Map<Edge, Block> split = new HashMap<>();
  /** The first operations of blocks before anything was inserted at their start. */
  private final Map<Block, Operation> firsts = new IdentityHashMap<>();
  private final List<Operation> merged = new ArrayList<>();
  private @Nullable WholeBuffers whole;

  private final Report report;

  Rewriting(OwnershipGraph graph, List<Life> lives, Report report) {
    this.graph = graph;
    this.report = report;
    this.lives = lives;
    this.flags = new Flags(graph);
  }

  void run() {
    graph.releases.eraseTakenOver();
    splitEdgesWithClones();
    mergeClones();
    whole = new WholeBuffers(graph);
    flags.compareTwins();
    flags.addToSlots();
    cloneOperands();
    flags.addToSources();
    Map<Free, Buffer> onEdges = new IdentityHashMap<>();
    List<Free> edges = new ArrayList<>();
    for (Life life : lives) {
      for (Free free : mergedEdges(life.frees)) {
        if (free.where() == Free.Where.EDGE) {
          edges.add(free);
          onEdges.put(free, life.owner);
        } else {
          insert(free, life.owner);
        }
      }
    }
    for (Free free : edges) {
      insert(free, onEdges.get(free));
    }
    merged.forEach(Operation::erase);
  }

  /** Splits each edge on which a clone is handed over, so that nothing is cloned on other paths. */
  private void splitEdgesWithClones() {
    Map<Operation, BitSet> edges = new LinkedHashMap<>();
    for (Handover handover : graph.allHandovers) {
      boolean clones = handover.mode == Handover.Mode.CLONE || handover.mode == Handover.Mode.MOVE_OR_CLONE;
      if (clones && handover.successor >= 0 && handover.op.successorCount() > 1) {
        edges.computeIfAbsent(handover.op, op -> new BitSet()).set(handover.successor);
      }
    }
    if (edges.isEmpty()) {
      return;
    }
    Map<Operation, List<Handover>> handovers = new IdentityHashMap<>();
    for (Handover handover : graph.evenUnreachable()) {
      if (edges.containsKey(handover.op)) {
        handovers.computeIfAbsent(handover.op, op -> new ArrayList<>()).add(handover);
      }
    }
    edges.forEach((terminator, successors) -> splitEdges(terminator, successors, handovers.get(terminator)));
    graph.dominance.invalidate();
  }

  /** Splits edges of {@code terminator}, so that {@code handovers} become operands of the new branches. */
  private void splitEdges(Operation terminator, BitSet successors, List<Handover> handovers) {
    BranchOpInterface branch = terminator.getInterface(BranchOpInterface.class);
    for (int i = successors.nextSetBit(0); i >= 0; i = successors.nextSetBit(i + 1)) {
      OperandRange range = branch.getSuccessorOperands(terminator, i).forwarded();
      int start = range.start();
      int size = range.size();
      Block edge = Edges.split(terminator, i);
      split.put(new Edge(terminator, i), edge);
      for (Handover handover : handovers) {
        if (handover.op != terminator) {
          continue;
        }
        if (handover.successor == i) {
          handover.op = edge.last();
          handover.index -= start;
        } else if (handover.index >= start + size) {
          handover.index -= size;
        }
      }
    }
  }

  /** Replaces clones by their sources if these die there: a buffer is renamed instead of copied. */
  private void mergeClones() {
    for (Life life : lives) {
      Buffer source = life.owner;
      if (source.isFlagged() || !source.freeing().isUsual()) {
        continue;
      }
      life.frees.removeIf(free -> free.where() == Free.Where.AFTER && isMerged(source, free.op()));
    }
  }

  private boolean isMerged(Buffer source, Operation op) {
    CloneOp clone = CloneOp.of(op);
    if (clone == null || graph.rootOf(clone.input()) != source || graph.of(clone.output()).life == null) {
      return false;
    }
    if (!LocalClones.isWhole(clone.input(), source.value)
        || !CastOp.areCastCompatible(source.value.type(), clone.output().type())) {
      return false;
    }
    Value renamed = LocalClones.renamed(clone, source.value);
    graph.of(clone.output()).instead = source;
    clone.output().replaceAllUsesWith(renamed);
    merged.add(op);
    report.renamed(op);
    return true;
  }

  private void cloneOperands() {
    for (Handover handover : graph.allHandovers) {
      if (handover.mode == Handover.Mode.CLONE || handover.mode == Handover.Mode.MOVE_OR_CLONE) {
        Operation op = flags.current(handover.op);
        op.setOperand(handover.index, cloned(op, op.operand(handover.index), handover));
      }
    }
  }

  /** Returns a clone of {@code value}, or the value itself if it is owned. */
  private Value cloned(Operation user, Value value, Handover handover) {
    Freeing kind = graph.kinds.ofTarget(handover);
    OpBuilder builder = OpBuilder.before(user);
    Location location = user.location();
    if (handover.mode == Handover.Mode.CLONE) {
      Freeing own = graph.rootOf(value).freeing();
      report.cloned(user, value, false, graph.rootOf(value).isOwner() && !own.isSame(kind) ? own : null);
      return copied(builder, location, value, handover);
    }
    Value flag = graph.rootOf(value).flag;
    if (flag == null) {
      return value;
    }
    report.cloned(user, value, true, null);
    return IfOp.create(builder, location, List.of(value.type()), flag,
        (inner, at) -> List.of(value),
        (inner, at) -> List.of(copied(inner, at, value, handover))).results().get(0);
  }

  private Value copied(OpBuilder builder, Location location, Value value, Handover handover) {
    Freeing kind = graph.kinds.ofTarget(handover);
    return handover.kind == Handover.Kind.CALL && kind.isUsual()
        ? ArgumentCopy.of(builder, location, value) : kind.copy(builder, location, value);
  }

  /** Replaces frees on all edges to a block by one free at its start. */
  private List<Free> mergedEdges(List<Free> frees) {
    if (frees.stream().noneMatch(free -> free.where() == Free.Where.EDGE)) {
      return frees;
    }
    Set<Edge> edges = new HashSet<>();
    for (Free free : frees) {
      if (free.where() == Free.Where.EDGE) {
        edges.add(new Edge(free.op(), free.successor()));
      }
    }
    List<Free> merged = new ArrayList<>();
    Set<Block> starts = new HashSet<>();
    for (Free free : frees) {
      Block target = free.where() == Free.Where.EDGE ? free.op().successor(free.successor()) : null;
      if (target == null || split.containsValue(target) || !isOnAllEdges(target, edges)) {
        merged.add(free);
      } else if (starts.add(target)) {
        merged.add(Free.start(target));
      }
    }
    return merged;
  }

  private boolean isOnAllEdges(Block target, Set<Edge> edges) {
    for (Block before : target.predecessors()) {
      if (!graph.dominance.isReachableFromEntry(before)) {
        continue;
      }
      Operation end = before.last();
      for (int i = 0; i < end.successorCount(); i++) {
        if (end.successor(i) == target && !edges.contains(new Edge(end, i))) {
          return false;
        }
      }
    }
    return true;
  }

  private void insert(Free free, Buffer owner) {
    Operation op = free.op() == null ? null : flags.current(free.op());
    OpBuilder builder = switch (free.where()) {
      case AFTER -> OpBuilder.after(flags.lastOf(free.op()));
      case BEFORE -> OpBuilder.before(op);
      case ELSE -> atStart(ElseRegion.firstIn(op).block());
      case START -> atStart(free.block());
      case EDGE -> OpBuilder.before(split.computeIfAbsent(new Edge(op, free.successor()),
          edge -> Edges.split(op, free.successor())).last());
    };
    Location location = owner.value.location();
    Buffer freed = owner;
    while (freed.instead != null) {
      freed = freed.instead;
    }
    Buffer buffer = freed;
    if (owner.flag == null) {
      report.freed(free(builder, location, buffer), owner);
    } else {
      IfOp.create(builder, location, List.of(), owner.flag, (inner, at) -> {
        report.freed(free(inner, at, buffer), owner);
        return List.of();
      }, null);
    }
  }

  /** Returns a builder at the start of {@code block}, after earlier insertions there. */
  private OpBuilder atStart(Block block) {
    OpBuilder builder = new OpBuilder(block.parentOp().context());
    Operation first = firsts.computeIfAbsent(block, Rewriting::firstAfterConstants);
    builder.setInsertionPoint(first);
    return builder;
  }

  /** Returns the first operation after the constants, which stay at the start so that no later pass moves them. */
  private static Operation firstAfterConstants(Block block) {
    Operation op = block.first();
    while (op.hasTrait(Trait.CONSTANT_LIKE) && op.next() != null) {
      op = op.next();
    }
    return op;
  }

  private Operation free(OpBuilder builder, Location location, Buffer owner) {
    if (owner.kind == Buffer.Kind.ALLOCATED) {
      Operation allocation = owner.value.definingOp();
      if (allocation.implementsInterface(AllocationOpInterface.class) || !owner.freeing.isUsual()) {
        return AllocationKinds.free(allocation, builder, owner.value);
      }
    }
    boolean isWhole = !owner.freeing().isUsual() || whole.contains(owner);
    Value memref = isWhole ? owner.value : base(builder, location, owner.value);
    return owner.freeing().free(builder, location, memref);
  }

  /** Returns the base buffer of {@code memref}. */
  private static Value base(OpBuilder builder, Location location, Value memref) {
    Value ranked = ReinterpretCastOp.ranked(builder, location, memref);
    return ExtractStridedMetadataOp.create(builder, location, ranked).baseBuffer();
  }
}
