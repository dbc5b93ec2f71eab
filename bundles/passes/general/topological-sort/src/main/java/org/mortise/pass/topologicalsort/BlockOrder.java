// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.topologicalsort;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;

/** The operations of one block, their dependences, and the resulting order. */
final class BlockOrder {
  private static final class Node {
    final Operation op;
    final int position;
    final List<Node> users = new ArrayList<>(0);
    int missing;
    boolean scheduled;

    Node(Operation op, int position) {
      this.op = op;
      this.position = position;
    }
  }

  private final Block block;
  private final List<Node> nodes = new ArrayList<>();
  private final Map<Operation, Node> nodeOf = new IdentityHashMap<>();

  BlockOrder(Block block) {
    this.block = block;
    for (Operation op = block.first(); op != null; op = op.next()) {
      Node node = new Node(op, nodes.size());
      nodes.add(node);
      nodeOf.put(op, node);
    }
  }

  /** Records that {@code user} must come after {@code definer}, another operation of the block. */
  void addDependence(Operation user, Operation definer) {
    Node node = nodeOf.get(user);
    nodeOf.get(definer).users.add(node);
    node.missing++;
  }

  /** Sorts the operations and returns whether one was moved. */
  boolean sort() {
    List<Node> order = order();
    boolean moved = false;
    for (int i = 0; i < order.size(); i++) {
      moved |= order.get(i).position != i;
    }
    if (moved) {
      for (Node node : order) {
        node.op.moveToEnd(block);
      }
    }
    return moved;
  }

  private List<Node> order() {
    List<Node> order = new ArrayList<>(nodes.size());
    PriorityQueue<Node> round = new PriorityQueue<>((a, b) -> Integer.compare(a.position, b.position));
    PriorityQueue<Node> nextRound = new PriorityQueue<>(round.comparator());
    for (Node node : nodes) {
      if (node.missing == 0) {
        round.add(node);
      }
    }
    int first = 0;
    while (order.size() < nodes.size()) {
      while (!round.isEmpty()) {
        schedule(round.poll(), order, round, nextRound);
      }
      if (nextRound.isEmpty()) {
        // The remaining operations form a cycle: the first one is scheduled without its dependences.
        while (first < nodes.size() && nodes.get(first).scheduled) {
          first++;
        }
        if (first < nodes.size()) {
          schedule(nodes.get(first), order, nextRound, nextRound);
        }
      }
      PriorityQueue<Node> done = round;
      round = nextRound;
      nextRound = done;
    }
    return order;
  }

  /** Schedules a node. Users that come later in the block are considered in this round, the others in the next one. */
  private static void schedule(Node node, List<Node> order, PriorityQueue<Node> round, PriorityQueue<Node> nextRound) {
    node.scheduled = true;
    order.add(node);
    for (Node user : node.users) {
      user.missing--;
      if (user.missing == 0 && !user.scheduled) {
        (user.position > node.position ? round : nextRound).add(user);
      }
    }
  }
}
