// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.gpu;

import org.mortise.ir.definition.Op;

/** Positions and sizes of threads, subgroups, blocks and clusters. */
@Op(name = "gpu.block_dim", family = IndexOp.class, summary = "The number of threads of a block.")
@Op(name = "gpu.block_id", family = IndexOp.class, summary = "The position of the block in the grid.")
@Op(name = "gpu.cluster_block_id", family = IndexOp.class, summary = "The position of the block in its cluster.")
@Op(name = "gpu.cluster_dim", family = IndexOp.class, summary = "The number of clusters of the grid.")
@Op(name = "gpu.cluster_dim_blocks", family = IndexOp.class, summary = "The number of blocks of a cluster.")
@Op(name = "gpu.cluster_id", family = IndexOp.class, summary = "The position of the cluster in the grid.")
@Op(name = "gpu.global_id", family = IndexOp.class, summary = "The position of the thread in the grid.")
@Op(name = "gpu.grid_dim", family = IndexOp.class, summary = "The number of blocks of the grid.")
@Op(name = "gpu.thread_id", family = IndexOp.class, summary = "The position of the thread in its block.")
@Op(name = "gpu.lane_id", results = "result: INDEX", attributes = "upper_bound: INDEX?", traits = "PURE",
    format = "(`upper_bound` $upper_bound^)? attr-dict", summary = "The position of the thread in its subgroup.",
    implementations = KernelRanges.class)
@Op(name = "gpu.num_subgroups", family = SubgroupIndexOp.class, summary = "The number of subgroups of a block.")
@Op(name = "gpu.subgroup_id", family = SubgroupIndexOp.class, summary = "The position of the subgroup in its block.")
@Op(name = "gpu.subgroup_size", family = SubgroupIndexOp.class, summary = "The number of threads of a subgroup.")
final class IndexOps {
  private IndexOps() {}
}
