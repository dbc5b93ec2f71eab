// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.dataflow;

import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.PriorityQueue;
import java.util.Queue;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Value;

/**
 * The pending work of a solver: facts whose element has changed, which are propagated first, then tasks in the order in
 * which they were scheduled, then tasks that were deferred. A task is pending at most once.
 */
final class Worklist {
  /**
   * A fact that has changed.
   *
   * @param facts the facts to which it belongs
   * @param key its key
   */
  private record Change<K>(Facts<K, ?> facts, K key) {
    void propagate() {
      facts.propagate(key);
    }
  }

  /**
   * A transfer that is to be done.
   *
   * @param task the transfer
   * @param number the number of transfers that were scheduled before it
   */
  private record PendingTransfer(Task task, long number) {
    /** Nested tasks precede outer ones: control leaves a region once all facts inside are known, not after each. */
    static final Comparator<PendingTransfer> INNER_FIRST = Comparator
        .comparingInt((PendingTransfer pending) -> -pending.task.depth()).thenComparingLong(PendingTransfer::number);
  }

  private final Deque<Change<?>> changes = new ArrayDeque<>();
  private final Deque<Task> tasks = new ArrayDeque<>();
  private final Queue<PendingTransfer> transfers = new PriorityQueue<>(PendingTransfer.INNER_FIRST);
  private final Deque<Task> putOff = new ArrayDeque<>();
  private long transferCount;
  private @Nullable Task current;
  private @Nullable Value operand;
  private long steps;

  /** Returns the running task, or null. */
  @Nullable Task current() {
    return current;
  }

  /** Returns the running task if it does not depend on the fact about {@code value} anyway; otherwise null. */
  @Nullable Task currentReading(Value value) {
    return value == operand ? null : current;
  }

  /**
   * Sets the operand of the visited operation that is about to be read. The visit depends on the facts about operands
   * without a record.
   */
  void setOperand(@Nullable Value value) {
    operand = value;
  }

  /** Returns the number of steps done so far: tasks, transfers of dense analyses and propagated facts. */
  long steps() {
    return steps;
  }

  /** Schedules {@code task} unless it is pending. */
  void schedule(Task task) {
    if (!task.scheduled && !task.activation.isDropped()) {
      task.scheduled = true;
      if (task.depth() < 0) {
        tasks.addLast(task);
      } else {
        transfers.add(new PendingTransfer(task, transferCount++));
      }
    }
  }

  /** Schedules {@code task} to run when no other task is pending, unless it is scheduled already. */
  void putOff(Task task) {
    if (!task.scheduled) {
      task.scheduled = true;
      putOff.addLast(task);
    }
  }

  <K> void addChange(Facts<K, ?> facts, K key) {
    changes.add(new Change<>(facts, key));
  }

  /** Takes one step. Returns false if nothing is pending. */
  boolean step() {
    if (!changes.isEmpty()) {
      steps++;
      changes.removeFirst().propagate();
      return true;
    }
    Task task = next();
    if (task == null) {
      return false;
    }
    task.scheduled = false;
    run(task);
    return true;
  }

  private @Nullable Task next() {
    if (!tasks.isEmpty()) {
      return tasks.removeFirst();
    }
    PendingTransfer transfer = transfers.poll();
    return transfer == null ? putOff.pollFirst() : transfer.task;
  }

  /** Runs a task now. */
  void run(Task task) {
    Task outer = begin(task);
    try {
      task.run();
    } finally {
      end(outer);
    }
  }

  /** Begins {@code task}: facts that are looked up become its dependencies. Returns the task that has been running. */
  @Nullable Task begin(Task task) {
    Task outer = current;
    current = task;
    steps++;
    return outer;
  }

  /** Ends the running task and continues with {@code outer}. */
  void end(@Nullable Task outer) {
    current = outer;
  }

  /** Removes all pending work. */
  void clear() {
    changes.clear();
    tasks.clear();
    transfers.clear();
    putOff.clear();
  }
}
