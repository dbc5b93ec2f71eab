// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.stackarrays;

import org.mortise.ir.Block;

/**
 * Counts the bytes on the stack along each chain of calls in a module: allocations of known size, descriptors, and the
 * arrays that move. Registers, return addresses, allocations of computed size and functions of other modules do not
 * count. A cycle of calls counts once.
 *
 * <p>Callees must be complete before arrays of their callers are reserved ({@link FrameGraph#bottomUp}). Linear in
 * frames and calls.
 */
final class StackBudget {
  private static final int SLOT = 8;
  private static final int LARGE_SLOT = 16;

  private final FrameGraph graph;
  private final long budget;
  /** Per cycle of calls the bytes of its frames. */
  private final long[] bytes;
  /** Per cycle of calls the bytes of its callees that count, at most. */
  private final long[] below;
  /** Per cycle of calls the bytes of its callers before any array has moved, at most. */
  private final long[] above;
  private final FrameGraph.Frame[][] members;
  private int complete;

  StackBudget(FrameGraph graph, long budget) {
    this.graph = graph;
    this.budget = budget;
    int count = graph.componentCount();
    bytes = new long[count];
    below = new long[count];
    above = new long[count];
    members = new FrameGraph.Frame[count][];
    group();
    for (int i = count - 1; i >= 0; i--) {
      pushDown(i);
    }
  }

  /** Returns the stack bytes of an entity; empty if its size is unknown. */
  static long slot(long size) {
    return size <= 0 ? 0 : EntityLayout.roundUp(size, size < LARGE_SLOT ? SLOT : LARGE_SLOT);
  }

  /** Returns the bytes that are left for an array in {@code block}. */
  long left(Block block) {
    FrameGraph.Frame frame = graph.frameOf(block);
    int component = graph.componentOf(frame);
    completeTo(component);
    long used = bytes[component] + below[component];
    FrameGraph.Frame parent = frame.parent();
    int outermost = component;
    while (parent != null) {
      int around = graph.componentOf(parent);
      used += around == outermost ? 0 : bytes[around];
      outermost = around;
      parent = parent.parent();
    }
    return Math.max(budget - used - above[outermost], 0);
  }

  /** Takes bytes for an array in {@code block}. */
  void reserve(Block block, long needed) {
    FrameGraph.Frame frame = graph.frameOf(block);
    int component = graph.componentOf(frame);
    bytes[component] += needed;
    for (FrameGraph.Frame parent = frame.parent(); parent != null; parent = parent.parent()) {
      int around = graph.componentOf(parent);
      if (around != component) {
        below[around] = Math.max(below[around], bytes[component] + below[component]);
      }
      component = around;
    }
  }

  private void group() {
    int[] sizes = new int[bytes.length];
    for (FrameGraph.Frame frame : graph.frames()) {
      sizes[graph.componentOf(frame)]++;
    }
    for (int i = 0; i < members.length; i++) {
      members[i] = new FrameGraph.Frame[sizes[i]];
    }
    for (FrameGraph.Frame frame : graph.frames()) {
      int component = graph.componentOf(frame);
      members[component][--sizes[component]] = frame;
      bytes[component] += frame.bytes();
    }
  }

  private void pushDown(int component) {
    for (FrameGraph.Frame frame : members[component]) {
      for (FrameGraph.Frame callee : frame.callees()) {
        int called = graph.componentOf(callee);
        if (called != component) {
          above[called] = Math.max(above[called], above[component] + bytes[component]);
        }
      }
    }
  }

  /** Adds up the callees of all cycles of calls up to {@code component} and of the regions around it. */
  private void completeTo(int component) {
    for (; complete <= component; complete++) {
      for (FrameGraph.Frame frame : members[complete]) {
        for (FrameGraph.Frame callee : frame.callees()) {
          int called = graph.componentOf(callee);
          if (called != complete) {
            below[complete] = Math.max(below[complete], bytes[called] + below[called]);
          }
        }
      }
    }
  }
}
