// SPDX-License-Identifier: Apache-2.0
package org.mortise.bufferization;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/**
 * Tensors whose buffers may alias, with the uses that read them and those that write to them in place. Reads are kept
 * by the part of the program in which a write can conflict, and writes by their place, so that only few of them are
 * compared. Adding one costs the depth of nesting times the logarithm of the size.
 */
final class TensorClass {
  private final ConflictRules rules;
  private final List<Value> members = new ArrayList<>();
  private final List<Value> readOnly = new ArrayList<>();
  private final List<Read> reads = new ArrayList<>();
  private final List<OpOperand> writes = new ArrayList<>();
  private boolean crossesParallelRegion;

  private final Map<Block, ReadsInBlock> readsInBlock = new HashMap<>();
  private final TreeMap<Integer, List<Read>> readsByNumber = new TreeMap<>();
  private final List<Read> irregularReads = new ArrayList<>();
  private final Map<Block, TreeMap<Integer, List<OpOperand>>> writesInBlock = new HashMap<>();
  private final Map<Operation, List<OpOperand>> writesByOperation = new HashMap<>();

  /** The reads that only writes inside a block, or around it, can conflict with. */
  private static final class ReadsInBlock {
    private final TreeMap<Integer, List<Read>> byFirst = new TreeMap<>();
    private final TreeMap<Integer, List<Read>> byLast = new TreeMap<>();
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

  /** Returns whether a write in a parallel region is to a tensor from outside of it. */
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
    if (read.block() == null) {
      irregularReads.add(read);
      return;
    }
    ReadsInBlock inBlock = readsInBlock.computeIfAbsent(read.block(), each -> new ReadsInBlock());
    add(inBlock.byFirst, read.first(), read);
    add(inBlock.byLast, read.last(), read);
  }

  void addWrite(OpOperand write) {
    writes.add(write);
    crossesParallelRegion |= rules.crossesParallelRegion(write);
    writesByOperation.computeIfAbsent(write.owner(), each -> new ArrayList<>(1)).add(write);
    for (Operation op = write.owner(); op != null && op.block() != null; op = op.parentOp()) {
      add(writesInBlock.computeIfAbsent(op.block(), each -> new TreeMap<>()), rules.order().number(op), write);
      if (rules.order().isRoot(op.parentOp())) {
        break;
      }
    }
  }

  private static <T> void add(TreeMap<Integer, List<T>> map, int key, T value) {
    map.computeIfAbsent(key, each -> new ArrayList<>(1)).add(value);
  }

  /** Adds what {@code other}, which is not used any more, has. */
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
    if (read.block() == null) {
      return firstConflict(read, writes);
    }
    NavigableMap<Integer, List<OpOperand>> inside = writesInBlock.get(read.block());
    if (inside != null) {
      for (List<OpOperand> candidates : inside.subMap(read.first(), true, read.last(), true).values()) {
        Conflict found = firstConflict(read, candidates);
        if (found != null) {
          return found;
        }
      }
    }
    for (Operation op = read.block().parentOp(); op != null; op = op.parentOp()) {
      List<OpOperand> candidates = writesByOperation.get(op);
      Conflict found = candidates == null ? null : firstConflict(read, candidates);
      if (found != null || rules.order().isRoot(op)) {
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
      ReadsInBlock inBlock = readsInBlock.get(op.block());
      if (inBlock != null) {
        found = conflictAt(inBlock, rules.order().number(op), write);
      }
      if (rules.order().isRoot(op.parentOp())) {
        break;
      }
    }
    if (found == null && writer.regionCount() > 0) {
      int number = rules.order().number(writer);
      for (List<Read> inside : readsByNumber.subMap(number, false, rules.order().lastNumber(writer), true).values()) {
        found = firstConflict(inside, write);
        if (found != null) {
          return found;
        }
      }
    }
    return found;
  }

  /** Compares the reads that span {@code number}: of those that begin before and those that end after, the fewer. */
  private @Nullable Conflict conflictAt(ReadsInBlock inBlock, int number, OpOperand write) {
    var before = inBlock.byFirst.headMap(number, true).descendingMap().values().iterator();
    var after = inBlock.byLast.tailMap(number, true).values().iterator();
    List<List<Read>> begun = new ArrayList<>();
    List<List<Read>> ending = new ArrayList<>();
    while (before.hasNext() && after.hasNext()) {
      begun.add(before.next());
      ending.add(after.next());
    }
    for (List<Read> candidates : before.hasNext() ? ending : begun) {
      for (Read read : candidates) {
        Conflict found = read.first() <= number && number <= read.last() ? conflict(read, write) : null;
        if (found != null) {
          return found;
        }
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
