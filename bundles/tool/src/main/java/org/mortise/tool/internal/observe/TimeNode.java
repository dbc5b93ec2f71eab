// SPDX-License-Identifier: Apache-2.0
package org.mortise.tool.internal.observe;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The time that something took, and its parts. Several threads may add time to a node. */
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

  /** Whether a tree leaves this out because its only part says the same. */
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

  /** Adds {@code child} behind {@code sibling}, and behind what was added there before. */
  TimeNode addBehind(TimeNode sibling, TimeNode child, int added) {
    children.add(children.indexOf(sibling) + 1 + added, child);
    return child;
  }

  /** The part of that name, which is made if there is none. */
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
   * Computes the times when all is over. User time is the sum over the threads, wall time the largest of them. Of a
   * node with parts, what its parts took on other threads is added to its user time; one without a time of its own
   * takes that of its parts.
   */
  void settle() {
    long partsWall = 0;
    long partsUser = 0;
    for (TimeNode child : children) {
      child.settle();
      partsWall += child.wall;
      partsUser += child.user;
    }
    for (long nanos : nanosByThread.values()) {
      wall = Math.max(wall, nanos);
      user += nanos;
    }
    if (nanosByThread.isEmpty()) {
      wall = partsWall;
      user = partsUser;
    } else if (!children.isEmpty()) {
      user = Math.max(user, user - partsWall + partsUser);
    }
  }

  long wall() {
    return wall;
  }

  long user() {
    return user;
  }
}
