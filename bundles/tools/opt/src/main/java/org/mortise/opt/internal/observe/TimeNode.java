// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt.internal.observe;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A measured time with its parts. Several threads may add time to a node. */
final class TimeNode {
  private final List<TimeNode> children = new ArrayList<>();
  private final Map<Thread, Long> nanosByThread = new HashMap<>();
  private String name;
  private boolean hiddenIfOnlyChild;
  private long wall;
  private long user;

  TimeNode(String name) {
    this.name = name;
  }

  TimeNode hideIfOnlyChild() {
    hiddenIfOnlyChild = true;
    return this;
  }

  void rename(String newName) {
    name = newName;
  }

  String name() {
    return name;
  }

  /** Returns whether the tree omits this node, because its only part has the same content. */
  boolean isHidden() {
    return hiddenIfOnlyChild && children.size() == 1;
  }

  List<TimeNode> children() {
    return children;
  }

  TimeNode add(TimeNode child) {
    children.add(child);
    return child;
  }

  /** Adds {@code child} after {@code sibling} and after the {@code added} nodes that were added there before. */
  TimeNode addAfter(@Nullable TimeNode sibling, TimeNode child, int added) {
    children.add(children.indexOf(sibling) + 1 + added, child);
    return child;
  }

  /** Returns the part with a name, creating it if necessary. */
  TimeNode child(String childName) {
    for (TimeNode child : children) {
      if (child.name.equals(childName)) {
        return child;
      }
    }
    return add(new TimeNode(childName));
  }

  synchronized void add(long nanos) {
    nanosByThread.merge(Thread.currentThread(), nanos, Long::sum);
  }

  /**
   * Computes the final times. User time is the sum over the threads, wall time the largest thread's time. A thread's
   * time is at least its time in parts of the node, since it may have worked for the parts only. A node without its own
   * time gets the sum of its parts' wall times.
   */
  void settle() {
    Map<Thread, Long> inParts = new HashMap<>();
    long partsWall = 0;
    for (TimeNode child : children) {
      child.settle();
      partsWall += child.wall;
      child.nanosByThread.forEach((thread, nanos) -> inParts.merge(thread, nanos, Long::sum));
    }
    wall = nanosByThread.isEmpty() ? partsWall : Collections.max(nanosByThread.values());
    inParts.forEach((thread, nanos) -> nanosByThread.merge(thread, nanos, Long::max));
    for (long nanos : nanosByThread.values()) {
      user += nanos;
    }
  }

  long wall() {
    return wall;
  }

  long user() {
    return user;
  }
}
