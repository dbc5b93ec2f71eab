// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.copyremoval;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;

/**
 * Values that are connected: each gets its buffer from one of the others or gives it to one. If all of them get it from
 * one origin they are just the aliases of that. Where their users stand is found out once, when somebody asks.
 */
final class BufferFamily {
  private final List<BufferNode> members = new ArrayList<>(1);
  /** How many members get their buffer from no other one; what is in a cycle that none of those leads to, too. */
  private int origins;
  /** Whether a member may get its buffer from one of a higher rank. */
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

  /** Says that {@code user} is erased. */
  void erased(Operation user) {
    if (users != null) {
      users.remove(user);
    }
  }

  /** Takes over a family, at best the smaller one, in time proportional to its size. */
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
