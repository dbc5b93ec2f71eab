// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.copyremoval;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;

/**
 * A set of connected values: each gets its buffer from another member or forwards its buffer to one. If there is a
 * single origin, all members are its aliases. The positions of users are computed at the first query.
 */
final class BufferFamily {
  private final List<BufferNode> members = new ArrayList<>(1);
  /** The number of members without a source, plus the members of cycles that no such member reaches. */
  private int origins;
  /** Whether a member may get its buffer from a member of a higher rank. */
  boolean hasCycles;
  private TreeSet<Operation> users;

  BufferFamily(BufferNode first) {
    members.add(first);
  }

  List<BufferNode> members() {
    return members;
  }

  int origins() {
    return origins;
  }

  void addOrigins(int count) {
    origins += count;
  }

  TreeSet<Operation> users(ProgramOrder order) {
    if (users == null) {
      users = new TreeSet<>(order::compare);
      for (BufferNode member : members) {
        for (OpOperand use = member.value.firstUse(); use != null; use = use.nextUse()) {
          users.add(use.owner());
        }
      }
    }
    return users;
  }

  /** Removes {@code user}, which is erased. */
  void erased(Operation user) {
    if (users != null) {
      users.remove(user);
    }
  }

  /** Adds all members of another family, preferably the smaller one, in time proportional to its size. */
  void add(BufferFamily other, ProgramOrder order) {
    if (users != null || other.users != null) {
      TreeSet<Operation> own = users(order);
      TreeSet<Operation> others = other.users(order);
      boolean isSmaller = own.size() < others.size();
      users = isSmaller ? others : own;
      users.addAll(isSmaller ? own : others);
    }
    members.addAll(other.members);
    origins += other.origins;
    hasCycles |= other.hasCycles;
  }
}
