// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.gpu;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/**
 * Executes its region on a grid of device threads. The first region arguments are the block and thread ids and the grid
 * and block sizes, each in three dimensions, and with clusters the cluster id and size. Workgroup and private memory
 * follow.
 */
@Op(name = "gpu.launch", family = AsyncOp.class,
    operands = {
        "gridSizeX: INDEX", "gridSizeY: INDEX", "gridSizeZ: INDEX",
        "blockSizeX: INDEX", "blockSizeY: INDEX", "blockSizeZ: INDEX",
        "clusterSizeX: INDEX?", "clusterSizeY: INDEX?", "clusterSizeZ: INDEX?",
        "dynamicSharedMemorySize: I32?"
    },
    results = "asyncToken: ASYNC_TOKEN?",
    attributes = {"module: FLAT_SYMBOL_REF? since 22.1", "function: FLAT_SYMBOL_REF? since 22.1"},
    regions = "body",
    traits = {
        "AFFINE_SCOPE", "AUTOMATIC_ALLOCATION_SCOPE", "ATTR_SIZED_OPERAND_SEGMENTS", "RECURSIVE_MEMORY_EFFECTS"
    },
    implementations = KernelRanges.class,
    patterns = GpuPatterns.class)
public final class LaunchOp extends LaunchOpBase {
  /** The number of arguments for positions and sizes without clusters. */
  static final int GRID_ARGUMENTS = 12;
  private static final int CLUSTER_ARGUMENTS = 6;
  private static final int DIMENSIONS = 3;

  LaunchOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new LaunchAssembly());
  }

  /** Returns the number of blocks of the grid along a dimension. */
  Value gridSize(int dimension) {
    return operation().operand(asyncDependencies().size() + dimension);
  }

  /** Returns the number of threads of a block along a dimension. */
  Value blockSize(int dimension) {
    return operation().operand(asyncDependencies().size() + DIMENSIONS + dimension);
  }

  boolean hasClusters() {
    return clusterSizeX() != null && clusterSizeY() != null && clusterSizeZ() != null;
  }

  private int sizeArguments() {
    return hasClusters() ? GRID_ARGUMENTS + CLUSTER_ARGUMENTS : GRID_ARGUMENTS;
  }

  private List<BlockArgument> arguments() {
    return body().first().argumentList();
  }

  List<BlockArgument> workgroupAttributions() {
    int start = sizeArguments();
    return arguments().subList(start, start + Attributions.workgroupCount(operation()));
  }

  List<BlockArgument> privateAttributions() {
    int start = sizeArguments() + Attributions.workgroupCount(operation());
    return arguments().subList(start, arguments().size());
  }

  @Nullable Diagnostic verify() {
    boolean hasSome = clusterSizeX() != null || clusterSizeY() != null || clusterSizeZ() != null;
    return hasSome && !hasClusters() ? opError("cluster size must be all present") : null;
  }

  @Nullable Diagnostic verifyRegions() {
    if (body().isEmpty()) {
      return opError("expected body with at least one block");
    }
    int arguments = body().first().argumentCount();
    if (arguments < sizeArguments()
        || Attributions.verifyCount(operation(), sizeArguments(), arguments) != null) {
      return opError("unexpected number of region arguments");
    }
    Diagnostic wrong = Attributions.verify(operation(), workgroupAttributions(), Attributions.WORKGROUP);
    if (wrong == null) {
      wrong = Attributions.verify(operation(), privateAttributions(), Attributions.PRIVATE);
    }
    return wrong != null ? wrong : verifyTerminators();
  }

  private @Nullable Diagnostic verifyTerminators() {
    for (Block block : body().blocks()) {
      Operation last = block.last();
      if (last != null && last.successorCount() == 0 && !last.name().toString().equals("gpu.terminator")) {
        return last.error("expected 'gpu.terminator' or a terminator with successors")
            .note(location(), "in '" + NAME + "' body region");
      }
    }
    return null;
  }
}
