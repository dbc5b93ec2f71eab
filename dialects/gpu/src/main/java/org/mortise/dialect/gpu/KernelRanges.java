// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.gpu;

import java.math.BigInteger;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.DenseI32ArrayAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.interfaces.InferIntRangeInterface;
import org.mortise.ir.interfaces.ranges.FixedWidth;
import org.mortise.ir.interfaces.ranges.IntegerRange;

/**
 * The ranges of ids and sizes in kernels. A size is known from a constant of the innermost launch, or from an attribute
 * of the innermost function; otherwise it is at most the device limit.
 */
final class KernelRanges implements InferIntRangeInterface {
  private static final int WIDTH = FixedWidth.INDEX_WIDTH;
  private static final int DIMENSIONS = 3;
  private static final long MOST = 0xFFFFFFFFL;
  private static final long MOST_BLOCKS_OF_CLUSTER = 8;
  private static final long MOST_THREADS_OF_SUBGROUP = 128;

  @Override
  public void inferResultRanges(Operation op, List<IntegerRange> operands, Sink results) {
    LaunchOp launch = LaunchOp.of(op);
    if (launch != null) {
      inferArguments(launch, operands, results);
      return;
    }
    IntegerRange range = switch (op.name().name()) {
      case "gpu.thread_id" -> position(op, blockSize(op), MOST);
      case "gpu.block_id" -> position(op, gridSize(op), MOST);
      case "gpu.block_dim" -> size(op, blockSize(op), MOST);
      case "gpu.grid_dim" -> size(op, gridSize(op), MOST);
      case "gpu.global_id" -> globalPosition(op);
      case "gpu.cluster_id", "gpu.subgroup_id" -> position(op, null, MOST);
      case "gpu.cluster_dim", "gpu.num_subgroups" -> size(op, null, MOST);
      case "gpu.cluster_block_id" -> position(op, null, MOST_BLOCKS_OF_CLUSTER);
      case "gpu.cluster_dim_blocks" -> size(op, null, MOST_BLOCKS_OF_CLUSTER);
      case "gpu.lane_id" -> position(op, null, MOST_THREADS_OF_SUBGROUP);
      default -> size(op, null, MOST_THREADS_OF_SUBGROUP);
    };
    results.set(op.result(0), range);
  }

  /** The attribute of a position has priority over the size of the kernel. */
  private static IntegerRange position(Operation op, @Nullable Long size, long most) {
    Long end = upperBound(op);
    return below(BigInteger.valueOf(end != null ? end : size != null ? size : most));
  }

  private static IntegerRange size(Operation op, @Nullable Long size, long most) {
    if (size != null) {
      return IntegerRange.constant(WIDTH, BigInteger.valueOf(size));
    }
    Long bound = upperBound(op);
    return IntegerRange.ofUnsigned(WIDTH, BigInteger.ONE, BigInteger.valueOf(bound != null ? bound : most));
  }

  private static IntegerRange globalPosition(Operation op) {
    Long end = upperBound(op);
    if (end != null) {
      return below(BigInteger.valueOf(end));
    }
    Long blocks = gridSize(op);
    Long threads = blockSize(op);
    return below(BigInteger.valueOf(blocks != null ? blocks : MOST)
        .multiply(BigInteger.valueOf(threads != null ? threads : MOST)));
  }

  private static IntegerRange below(BigInteger end) {
    return IntegerRange.ofUnsigned(WIDTH, BigInteger.ZERO, end.subtract(BigInteger.ONE));
  }

  private static @Nullable Long upperBound(Operation op) {
    IntegerAttr bound = op.getAttr("upper_bound", IntegerAttr.class);
    return bound == null ? null : Long.valueOf(bound.longValue());
  }

  private static int dimension(Operation op) {
    return IndexOp.dimension(op).value();
  }

  /** The arguments are the positions of the block and of the thread, and then the sizes of the grid and the block. */
  private static void inferArguments(LaunchOp launch, List<IntegerRange> operands, Sink results) {
    Block body = launch.body().first();
    int first = launch.asyncDependencies().size();
    IntegerRange possible = IntegerRange.ofUnsigned(WIDTH, BigInteger.ONE, BigInteger.valueOf(MOST));
    for (int i = 0; i < 2 * DIMENSIONS; i++) {
      IntegerRange size = operands.get(first + i).intersection(possible);
      results.set(body.argument(2 * DIMENSIONS + i), size);
      results.set(body.argument(i), below(size.umax()));
    }
  }

  private static @Nullable Long gridSize(Operation op) {
    LaunchOp launch = enclosingLaunch(op);
    IntegerAttr constant = launch == null ? null : Constants.integerOf(launch.gridSize(dimension(op)));
    return constant == null ? sizeOfFunction(op, "known_grid_size") : Long.valueOf(constant.longValue());
  }

  private static @Nullable Long blockSize(Operation op) {
    LaunchOp launch = enclosingLaunch(op);
    IntegerAttr constant = launch == null ? null : Constants.integerOf(launch.blockSize(dimension(op)));
    return constant == null ? sizeOfFunction(op, "known_block_size") : Long.valueOf(constant.longValue());
  }

  private static @Nullable Long sizeOfFunction(Operation op, String attribute) {
    Operation function = op.parentOp();
    while (function != null && function.getInterface(FunctionOpInterface.class) == null) {
      function = function.parentOp();
    }
    if (function == null) {
      return null;
    }
    boolean isKernel = function.name().toString().equals(GPUFuncOp.NAME);
    Attribute inherent = isKernel ? function.getAttr(attribute) : null;
    Attribute sizes = inherent != null ? inherent : function.getAttr(GpuDialect.NAMESPACE + "." + attribute);
    return sizes instanceof DenseI32ArrayAttr known && known.size() == DIMENSIONS
        ? Long.valueOf(known.get(dimension(op))) : null;
  }

  private static @Nullable LaunchOp enclosingLaunch(Operation op) {
    Operation parent = op.parentOp();
    while (parent != null && LaunchOp.of(parent) == null) {
      parent = parent.parentOp();
    }
    return LaunchOp.of(parent);
  }
}
