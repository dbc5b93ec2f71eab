// SPDX-License-Identifier: Apache-2.0
package org.mortise.analysis;

import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.Supplier;
import org.jgrapht.GraphType;
import org.jgrapht.graph.AbstractGraph;
import org.jgrapht.graph.DefaultGraphType;
import org.mortise.ir.Block;
import org.mortise.ir.BlockOperand;
import org.mortise.ir.Region;

/**
 * The control-flow graph of a region as a read-only JGraphT graph: directed, with self-loops and parallel edges. Nothing
 * is copied: the view always shows the region as it is. Asking for the edges at a block is linear in these; sets of all
 * blocks or edges are made anew at each call, in the order of the region.
 */
public final class ControlFlowGraphView extends AbstractGraph<Block, ControlFlowEdge> {
  private static final GraphType TYPE = new DefaultGraphType.Builder()
      .directed().allowSelfLoops(true).allowMultipleEdges(true).weighted(false).modifiable(false).build();

  private final Region region;

  public ControlFlowGraphView(Region region) {
    this.region = region;
  }

  @Override
  public GraphType getType() {
    return TYPE;
  }

  @Override
  public Set<Block> vertexSet() {
    Set<Block> blocks = new LinkedHashSet<>();
    region.blocks().forEach(blocks::add);
    return blocks;
  }

  @Override
  public Set<ControlFlowEdge> edgeSet() {
    Set<ControlFlowEdge> edges = new LinkedHashSet<>();
    for (Block block : region.blocks()) {
      addOutgoing(block, edges);
    }
    return edges;
  }

  @Override
  public boolean containsVertex(Block block) {
    return block != null && block.parent() == region;
  }

  @Override
  public boolean containsEdge(ControlFlowEdge edge) {
    return edge != null && containsVertex(edge.source()) && edge.successor() < edge.source().successorCount();
  }

  @Override
  public Block getEdgeSource(ControlFlowEdge edge) {
    return edge.source();
  }

  @Override
  public Block getEdgeTarget(ControlFlowEdge edge) {
    return edge.target();
  }

  @Override
  public Set<ControlFlowEdge> outgoingEdgesOf(Block block) {
    Set<ControlFlowEdge> edges = new LinkedHashSet<>();
    addOutgoing(checked(block), edges);
    return edges;
  }

  @Override
  public Set<ControlFlowEdge> incomingEdgesOf(Block block) {
    Set<ControlFlowEdge> edges = new LinkedHashSet<>();
    for (BlockOperand use = checked(block).firstUse(); use != null; use = use.nextUse()) {
      edges.add(new ControlFlowEdge(use.owner().block(), use.index()));
    }
    return edges;
  }

  @Override
  public Set<ControlFlowEdge> edgesOf(Block block) {
    Set<ControlFlowEdge> edges = incomingEdgesOf(block);
    addOutgoing(block, edges);
    return edges;
  }

  private static void addOutgoing(Block block, Set<ControlFlowEdge> edges) {
    for (int i = 0; i < block.successorCount(); i++) {
      edges.add(new ControlFlowEdge(block, i));
    }
  }

  @Override
  public int outDegreeOf(Block block) {
    return checked(block).successorCount();
  }

  @Override
  public int inDegreeOf(Block block) {
    int count = 0;
    for (BlockOperand use = checked(block).firstUse(); use != null; use = use.nextUse()) {
      count++;
    }
    return count;
  }

  @Override
  public int degreeOf(Block block) {
    return inDegreeOf(block) + outDegreeOf(block);
  }

  /** The edges between two blocks; null, as JGraphT has it, if one of them is not in the region. */
  @Override
  public Set<ControlFlowEdge> getAllEdges(Block source, Block target) {
    if (!containsVertex(source) || !containsVertex(target)) {
      return null;
    }
    Set<ControlFlowEdge> edges = new LinkedHashSet<>();
    for (int i = 0; i < source.successorCount(); i++) {
      if (source.successor(i) == target) {
        edges.add(new ControlFlowEdge(source, i));
      }
    }
    return edges;
  }

  @Override
  public ControlFlowEdge getEdge(Block source, Block target) {
    Set<ControlFlowEdge> edges = getAllEdges(source, target);
    return edges == null || edges.isEmpty() ? null : edges.iterator().next();
  }

  private Block checked(Block block) {
    if (!containsVertex(block)) {
      throw new IllegalArgumentException("the block is not in this region");
    }
    return block;
  }

  @Override
  public double getEdgeWeight(ControlFlowEdge edge) {
    return DEFAULT_EDGE_WEIGHT;
  }

  // ---- what a view cannot do ---------------------------------------------------------------------------------------

  private static UnsupportedOperationException readOnly() {
    return new UnsupportedOperationException("a view of a region's control flow is read-only");
  }

  @Override
  public Supplier<Block> getVertexSupplier() {
    return null;
  }

  @Override
  public Supplier<ControlFlowEdge> getEdgeSupplier() {
    return null;
  }

  @Override
  public ControlFlowEdge addEdge(Block source, Block target) {
    throw readOnly();
  }

  @Override
  public boolean addEdge(Block source, Block target, ControlFlowEdge edge) {
    throw readOnly();
  }

  @Override
  public Block addVertex() {
    throw readOnly();
  }

  @Override
  public boolean addVertex(Block block) {
    throw readOnly();
  }

  @Override
  public ControlFlowEdge removeEdge(Block source, Block target) {
    throw readOnly();
  }

  @Override
  public boolean removeEdge(ControlFlowEdge edge) {
    throw readOnly();
  }

  @Override
  public boolean removeVertex(Block block) {
    throw readOnly();
  }

  @Override
  public void setEdgeWeight(ControlFlowEdge edge, double weight) {
    throw readOnly();
  }
}
