// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.dataflow;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.calls.CallGraph;
import org.mortise.analyses.calls.CallGraphNode;
import org.mortise.analyses.cfg.BackEdges;
import org.mortise.ir.Block;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.BlockOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.RegionBranchOpInterface;
import org.mortise.ir.interfaces.RegionBranchPoint;
import org.mortise.ir.interfaces.RegionSuccessor;

/**
 * The points at which cycles of control flow are cut: the targets of retreating edges between blocks and between
 * regions of an operation, and the entries and returns of recursive callables. Computed only if a solver that widens
 * needs them. Linear in blocks, regions, edges and calls.
 */
final class LoopHeads {
  private final Operation root;
  private final Map<Region, Set<Block>> heads = new HashMap<>();
  /** For each operation, its regions that are entered again from their own ends. */
  private final Map<Operation, Set<Region>> repeated = new HashMap<>();
  private @Nullable Set<Region> recursive;

  LoopHeads(Operation root) {
    this.root = root;
  }

  /** Clears the cache after a change of the program. */
  void clear() {
    heads.clear();
    repeated.clear();
    recursive = null;
  }

  /** Returns whether {@code value} is an argument of a head. */
  boolean isHead(Value value) {
    return value instanceof BlockArgument argument && isHead(argument.owner());
  }

  boolean isHead(Block block) {
    Region region = block.parent();
    return region != null && heads.computeIfAbsent(region, this::headsOf).contains(block);
  }

  /** Returns whether {@code callable} may call itself, directly or indirectly. */
  boolean isRecursive(Operation callable) {
    if (recursive == null) {
      recursive = findRecursive();
    }
    return recursive.contains(Callables.regionOf(callable));
  }

  private Set<Block> headsOf(Region region) {
    Set<Block> found = new HashSet<>(2);
    for (BlockOperand edge : BackEdges.of(region)) {
      found.add(edge.block());
    }
    Operation owner = region.parentOp();
    RegionBranchOpInterface branching = owner.getInterface(RegionBranchOpInterface.class);
    boolean isRepeated = branching != null
        && repeated.computeIfAbsent(owner, added -> repeatedRegions(added, branching)).contains(region);
    if (isRepeated || Callables.regionOf(owner) == region && isRecursive(owner)) {
      found.add(region.first());
    }
    return found;
  }

  /** Returns the regions to which a depth-first search from the start of {@code owner} finds a retreating edge. */
  private static Set<Region> repeatedRegions(Operation owner, RegionBranchOpInterface branching) {
    Set<Region> found = new HashSet<>(2);
    boolean[] entered = new boolean[owner.regionCount()];
    boolean[] left = new boolean[owner.regionCount()];
    List<Region> path = new ArrayList<>();
    List<Iterator<RegionSuccessor>> successors = new ArrayList<>();
    successors.add(branching.getSuccessorRegions(owner, RegionBranchPoint.parent()).iterator());
    while (!successors.isEmpty()) {
      Iterator<RegionSuccessor> remaining = successors.get(successors.size() - 1);
      if (!remaining.hasNext()) {
        successors.remove(successors.size() - 1);
        if (!path.isEmpty()) {
          left[path.remove(path.size() - 1).index()] = true;
        }
        continue;
      }
      RegionSuccessor next = remaining.next();
      if (next.isParent()) {
        continue;
      }
      int index = next.region().index();
      if (!entered[index]) {
        entered[index] = true;
        path.add(next.region());
        successors.add(branching.getSuccessorRegions(owner, RegionBranchPoint.region(next.region())).iterator());
      } else if (!left[index]) {
        found.add(next.region());
      }
    }
    return found;
  }

  private Set<Region> findRecursive() {
    CallGraph graph = CallGraph.of(root);
    Set<Region> found = new HashSet<>();
    for (List<CallGraphNode> component : graph.stronglyConnectedComponents()) {
      for (CallGraphNode node : component) {
        if (node.region() != null && (component.size() > 1 || graph.graph().containsEdge(node, node))) {
          found.add(node.region());
        }
      }
    }
    return found;
  }
}
