// SPDX-License-Identifier: Apache-2.0
package org.mortise.oneshot;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Value;

/**
 * Tensors whose buffers may alias, with the uses that read them and the uses that write them in place. Reads are
 * indexed by the part of the program in which a write can conflict, and writes by their position, so that only few of
 * them are compared. Adding a use costs the depth of nesting times the logarithm of the size.
 */
final class TensorClass {
  private final ConflictRules rules;
  private final List<Value> members = new ArrayList<>();
  private final List<Value> readOnly = new ArrayList<>();
  private final List<Read> reads = new ArrayList<>();
  private final List<OpOperand> writes = new ArrayList<>();
  private boolean crossesParallelRegion;

  private final Map<Region, ReadsInRegion> readsInRegion = new HashMap<>();
  private final TreeMap<Integer, List<Read>> readsByNumber = new TreeMap<>();
  private final List<Read> irregularReads = new ArrayList<>();
  private final Map<Region, WritesInRegion> writesInRegion = new HashMap<>();
  private final Map<Operation, List<OpOperand>> writesByOperation = new HashMap<>();

  /** The reads with a scope in a region. */
  private static final class ReadsInRegion {
    private final ReadIntervals intervals = new ReadIntervals();
    /** The reads whose scope spreads over several blocks. */
    private final TreeMap<Integer, List<Read>> byFirst = new TreeMap<>();
    private final TreeMap<Integer, List<Read>> byLastDominated = new TreeMap<>();
  }

  /** The writes in a region, or inside its operations. */
  private static final class WritesInRegion {
    private final TreeMap<Integer, List<OpOperand>> byNumber = new TreeMap<>();
    /** By the last number that the block dominates; only in regions with several blocks. */
    private final TreeMap<Integer, List<OpOperand>> byLastDominated = new TreeMap<>();
  }

  TensorClass(ConflictRules rules) {
    this.rules = rules;
  }

  /** Returns the tensors whose buffers must not be written to. */
  List<Value> readOnly() {
    return readOnly;
  }

  boolean isRead() {
    return !reads.isEmpty();
  }

  boolean isWritten() {
    return !writes.isEmpty();
  }

  List<OpOperand> writes() {
    return writes;
  }

  /** Returns whether a write in a parallel region is to a tensor defined outside of it. */
  boolean crossesParallelRegion() {
    return crossesParallelRegion;
  }

  int size() {
    return members.size() + reads.size() + writes.size();
  }

  void addMember(Value value, boolean isWritable) {
    members.add(value);
    if (!isWritable) {
      readOnly.add(value);
    }
  }

  void addRead(Read read) {
    reads.add(read);
    add(readsByNumber, rules.order().number(read.use().owner()), read);
    if (read.scope() == null) {
      irregularReads.add(read);
    }
    for (Read.Scope scope = read.scope(); scope != null; scope = scope.outer()) {
      ReadsInRegion inRegion = readsInRegion.computeIfAbsent(scope.region(), each -> new ReadsInRegion());
      inRegion.intervals.add(scope, read);
      if (scope.spreads() && !scope.region().hasOneBlock()) {
        add(inRegion.byFirst, scope.first(), read);
        add(inRegion.byLastDominated, scope.lastDominated(), read);
      }
    }
  }

  void addWrite(OpOperand write) {
    writes.add(write);
    crossesParallelRegion |= rules.crossesParallelRegion(write);
    writesByOperation.computeIfAbsent(write.owner(), each -> new ArrayList<>(1)).add(write);
    for (Operation op = write.owner(); op != null && op.block() != null; op = op.parentOp()) {
      Region region = op.parentRegion();
      WritesInRegion inRegion = writesInRegion.computeIfAbsent(region, each -> new WritesInRegion());
      add(inRegion.byNumber, rules.order().number(op), write);
      if (!region.hasOneBlock()) {
        add(inRegion.byLastDominated, rules.order().lastDominated(op.block()), write);
      }
      if (rules.order().isRoot(op.parentOp())) {
        break;
      }
    }
  }

  private static <T> void add(TreeMap<Integer, List<T>> map, int key, T value) {
    map.computeIfAbsent(key, each -> new ArrayList<>(1)).add(value);
  }

  /** Merges {@code other} into this class; it is unused afterwards. */
  void addAll(TensorClass other) {
    members.addAll(other.members);
    readOnly.addAll(other.readOnly);
    other.reads.forEach(this::addRead);
    other.writes.forEach(this::addWrite);
  }

  /** Returns a conflict of a read or write of {@code other} with a write or read of this class. */
  @Nullable Conflict conflictWith(TensorClass other) {
    if (!writes.isEmpty()) {
      for (Read read : other.reads) {
        Conflict found = conflictOf(read);
        if (found != null) {
          return found;
        }
      }
    }
    if (!reads.isEmpty()) {
      for (OpOperand write : other.writes) {
        Conflict found = conflictOf(write);
        if (found != null) {
          return found;
        }
      }
    }
    return null;
  }

  /** Returns a conflict of {@code read} with a write of this class. */
  @Nullable Conflict conflictOf(Read read) {
    if (writes.isEmpty() || read.definitions().isEmpty()) {
      return null;
    }
    if (read.scope() == null) {
      return firstConflict(read, writes);
    }
    for (Read.Scope scope = read.scope(); scope != null; scope = scope.outer()) {
      WritesInRegion inRegion = writesInRegion.get(scope.region());
      Conflict found = inRegion == null ? null : conflictIn(inRegion, scope, read);
      if (found != null) {
        return found;
      }
    }
    for (Operation op = read.scope().region().parentOp(); op != null; op = op.parentOp()) {
      List<OpOperand> candidates = writesByOperation.get(op);
      Conflict found = candidates == null ? null : firstConflict(read, candidates);
      if (found != null || rules.order().isRoot(op)) {
        return found;
      }
    }
    return null;
  }

  private @Nullable Conflict conflictIn(WritesInRegion inRegion, Read.Scope scope, Read read) {
    Conflict found = firstConflict(read, inRegion.byNumber.subMap(scope.first(), true, scope.last(), true));
    if (found != null || !scope.spreads() || rules.knowsExclusiveBlocks()) {
      return found;
    }
    found = firstConflict(read, inRegion.byLastDominated.headMap(scope.first(), false));
    return found != null || scope.region().hasOneBlock() ? found
        : firstConflict(read, inRegion.byNumber.tailMap(scope.lastDominated(), false));
  }

  private @Nullable Conflict firstConflict(Read read, Map<Integer, List<OpOperand>> candidates) {
    for (List<OpOperand> each : candidates.values()) {
      Conflict found = firstConflict(read, each);
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  private @Nullable Conflict firstConflict(Read read, List<OpOperand> candidates) {
    for (OpOperand write : candidates) {
      Conflict found = conflict(read, write);
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  /** Returns a conflict of {@code write} with a read of this class. */
  @Nullable Conflict conflictOf(OpOperand write) {
    Operation writer = write.owner();
    Conflict found = firstConflict(irregularReads, write);
    for (Operation op = writer; found == null && op != null && op.block() != null; op = op.parentOp()) {
      ReadsInRegion inRegion = readsInRegion.get(op.parentRegion());
      if (inRegion != null) {
        found = conflictIn(inRegion, op, write);
      }
      if (rules.order().isRoot(op.parentOp())) {
        break;
      }
    }
    if (found == null && writer.regionCount() > 0) {
      int number = rules.order().number(writer);
      found = firstConflict(readsByNumber.subMap(number, false, rules.order().lastNumber(writer), true), write);
    }
    return found;
  }

  /** Compares {@code write}, in or inside {@code op}, with the reads that it can conflict with. */
  private @Nullable Conflict conflictIn(ReadsInRegion inRegion, Operation op, OpOperand write) {
    int number = rules.order().number(op);
    Conflict found = inRegion.intervals.findFirst(number, read -> conflict(read, write));
    if (found != null || op.parentRegion().hasOneBlock() || rules.knowsExclusiveBlocks()) {
      return found;
    }
    found = firstConflict(
        inRegion.byFirst.tailMap(rules.order().lastDominated(op.block()), false), write);
    return found != null ? found : firstConflict(inRegion.byLastDominated.headMap(number, false), write);
  }

  private @Nullable Conflict firstConflict(Map<Integer, List<Read>> candidates, OpOperand write) {
    for (List<Read> each : candidates.values()) {
      Conflict found = firstConflict(each, write);
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  private @Nullable Conflict firstConflict(List<Read> candidates, OpOperand write) {
    for (Read read : candidates) {
      Conflict found = conflict(read, write);
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  private @Nullable Conflict conflict(Read read, OpOperand write) {
    Value missed = rules.missedDefinition(read, write);
    return missed == null ? null : new Conflict(Conflict.Rule.READ_AFTER_WRITE, read.use(), write, List.of(missed));
  }
}
