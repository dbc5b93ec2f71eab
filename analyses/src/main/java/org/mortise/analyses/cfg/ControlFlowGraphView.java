// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.cfg;

import java.util.AbstractSet;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.Supplier;
import org.jgrapht.GraphType;
import org.jgrapht.graph.AbstractGraph;
import org.jgrapht.graph.DefaultGraphType;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.BlockOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;

/**
 * A read-only JGraphT graph of the control flow between the blocks of a region. It adapts the region and copies
 * nothing: each call reflects the current state of the region.
 *
 * <p>Vertices are blocks, and edges are the successor operands of terminators, so two successors of one terminator that
 * are the same block are two edges.
 */
public final class ControlFlowGraphView extends AbstractGraph<Block, BlockOperand> {
  private static final GraphType TYPE = new DefaultGraphType.Builder()
      .directed().weighted(false).allowSelfLoops(true).allowMultipleEdges(true).modifiable(false).build();

  private final Region region;

  /** Creates a view of {@code region}. */
  public ControlFlowGraphView(Region region) {
    this.region = region;
  }

  @Override
  public Set<Block> vertexSet() {
    return new BlockSet(region);
  }

  @Override
  public Set<BlockOperand> edgeSet() {
    Set<BlockOperand> edges = new LinkedHashSet<>();
    for (Block block : region.blocks()) {
      edges.addAll(outgoingEdgesOf(block));
    }
    return edges;
  }

  @Override
  public Set<BlockOperand> outgoingEdgesOf(Block block) {
    Set<BlockOperand> edges = new LinkedHashSet<>();
    Operation terminator = block.last();
    for (int i = 0; i < block.successorCount(); i++) {
      edges.add(terminator.blockOperand(i));
    }
    return edges;
  }

  @Override
  public Set<BlockOperand> incomingEdgesOf(Block block) {
    Set<BlockOperand> edges = new LinkedHashSet<>();
    for (BlockOperand use = block.firstUse(); use != null; use = use.nextUse()) {
      edges.add(use);
    }
    return edges;
  }

  @Override
  public Set<BlockOperand> edgesOf(Block block) {
    Set<BlockOperand> edges = outgoingEdgesOf(block);
    edges.addAll(incomingEdgesOf(block));
    return edges;
  }

  @Override
  public int outDegreeOf(Block block) {
    return block.successorCount();
  }

  @Override
  public int inDegreeOf(Block block) {
    int degree = 0;
    for (BlockOperand use = block.firstUse(); use != null; use = use.nextUse()) {
      degree++;
    }
    return degree;
  }

  @Override
  public int degreeOf(Block block) {
    return inDegreeOf(block) + outDegreeOf(block);
  }

  @Override
  public @Nullable Block getEdgeSource(BlockOperand edge) {
    return edge.owner().block();
  }

  @Override
  public Block getEdgeTarget(BlockOperand edge) {
    return edge.block();
  }

  @Override
  public @Nullable BlockOperand getEdge(Block source, Block target) {
    for (BlockOperand edge : outgoingEdgesOf(source)) {
      if (edge.block() == target) {
        return edge;
      }
    }
    return null;
  }

  @Override
  public Set<BlockOperand> getAllEdges(Block source, Block target) {
    Set<BlockOperand> edges = outgoingEdgesOf(source);
    edges.removeIf(edge -> edge.block() != target);
    return edges;
  }

  @Override
  public boolean containsVertex(Block block) {
    return block != null && block.parent() == region;
  }

  @Override
  public boolean containsEdge(BlockOperand edge) {
    return edge != null && edge.owner().parentRegion() == region;
  }

  @Override
  public GraphType getType() {
    return TYPE;
  }

  @Override
  public double getEdgeWeight(BlockOperand edge) {
    return DEFAULT_EDGE_WEIGHT;
  }

  @Override
  public @Nullable Supplier<Block> getVertexSupplier() {
    return null;
  }

  @Override
  public @Nullable Supplier<BlockOperand> getEdgeSupplier() {
    return null;
  }

  @Override
  public BlockOperand addEdge(Block source, Block target) {
    throw unmodifiable();
  }

  @Override
  public boolean addEdge(Block source, Block target, BlockOperand edge) {
    throw unmodifiable();
  }

  @Override
  public Block addVertex() {
    throw unmodifiable();
  }

  @Override
  public boolean addVertex(Block block) {
    throw unmodifiable();
  }

  @Override
  public BlockOperand removeEdge(Block source, Block target) {
    throw unmodifiable();
  }

  @Override
  public boolean removeEdge(BlockOperand edge) {
    throw unmodifiable();
  }

  @Override
  public boolean removeVertex(Block block) {
    throw unmodifiable();
  }

  @Override
  public void setEdgeWeight(BlockOperand edge, double weight) {
    throw unmodifiable();
  }

  private static UnsupportedOperationException unmodifiable() {
    return new UnsupportedOperationException("a view of a region's control flow cannot be changed");
  }

  /** The blocks of a region in order. */
  private static final class BlockSet extends AbstractSet<Block> {
    private final Region region;

    BlockSet(Region region) {
      this.region = region;
    }

    @Override
    public boolean contains(Object candidate) {
      return candidate instanceof Block block && block.parent() == region;
    }

    @Override
    public int size() {
      int size = 0;
      for (Block block = region.first(); block != null; block = block.next()) {
        size++;
      }
      return size;
    }

    @Override
    public Iterator<Block> iterator() {
      return region.blocks().iterator();
    }
  }
}
