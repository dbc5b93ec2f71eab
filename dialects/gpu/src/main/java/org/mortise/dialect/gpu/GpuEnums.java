// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.gpu;

import java.util.List;
import org.mortise.ir.parameters.DialectEnum;

/** The enumerations of the dialect. */
final class GpuEnums {
  private static final String MAPPING_ID = "::mlir::gpu::MappingId";
  private static final String[] MAPPING_IDS = {
      "x", "y", "z", "linear_dim_0", "linear_dim_1", "linear_dim_2", "linear_dim_3", "linear_dim_4", "linear_dim_5",
      "linear_dim_6", "linear_dim_7", "linear_dim_8", "linear_dim_9"
  };
  private static final String ADDRESS_SPACE_TYPE = "::mlir::gpu::AddressSpace";
  private static final String[] ADDRESS_SPACES = {"global", "workgroup", "private"};

  static final DialectEnum DIMENSION =
      DialectEnum.plain(GpuDialect.NAMESPACE, "dim", "GPU_DimensionAttr", "::mlir::gpu::Dimension", "x", "y", "z");
  static final DialectEnum ALL_REDUCE_OPERATION = DialectEnum.plain(
      GpuDialect.NAMESPACE, "all_reduce_op", "GPU_AllReduceOperationAttr", "::mlir::gpu::AllReduceOperation",
      "add", "mul", "minui", "minsi", "minnumf", "maxui", "maxsi", "maxnumf", "and", "or", "xor", "minimumf",
      "maximumf");
  static final DialectEnum BROADCAST = DialectEnum.plain(
      GpuDialect.NAMESPACE, "broadcast", "GPU_BroadcastTypeAttr", "::mlir::gpu::BroadcastType",
      "first_active_lane", "specific_lane");
  static final DialectEnum SHUFFLE_MODE = DialectEnum.plain(
      GpuDialect.NAMESPACE, "shuffle_mode", "GPU_ShuffleModeAttr", "::mlir::gpu::ShuffleMode",
      "xor", "up", "down", "idx");
  static final DialectEnum MMA_ELEMENTWISE = DialectEnum.plain(
      GpuDialect.NAMESPACE, "mma_element_wise", "MMAElementWiseAttr", "::mlir::gpu::MMAElementwiseOp",
      "addf", "mulf", "subf", "maxf", "minf", "divf", "addi", "muli", "subi", "divs", "divu", "negatef", "negates",
      "extf");
  static final DialectEnum PRUNE_FLAG = DialectEnum.plain(
      GpuDialect.NAMESPACE, "prune_2to4_spmat_flag", "GPU_Prune2To4SpMatFlagAttr", "::mlir::gpu::Prune2To4SpMatFlag",
      "NONE", "PRUNE_ONLY", "PRUNE_AND_CHECK");
  static final DialectEnum TRANSPOSE_MODE = DialectEnum.plain(
      GpuDialect.NAMESPACE, "mat_transpose_mode", "GPU_TransposeModeAttr", "::mlir::gpu::TransposeMode",
      "NON_TRANSPOSE", "TRANSPOSE", "CONJUGATE_TRANSPOSE");
  static final DialectEnum SP_GEMM_KIND = DialectEnum.plain(
      GpuDialect.NAMESPACE, "spgemm_work_estimation_or_compute_kind", "GPU_SpGEMMWorkEstimationOrComputeKindAttr",
      "::mlir::gpu::SpGEMMWorkEstimationOrComputeKind", "WORK_ESTIMATION", "COMPUTE");
  static final DialectEnum ADDRESS_SPACE = DialectEnum.bracketed(
      GpuDialect.NAMESPACE, "address_space", "GPU_AddressSpaceAttr", "value", ADDRESS_SPACE_TYPE, ADDRESS_SPACES);
  private static final DialectEnum MEMORY_SPACE = DialectEnum.bracketed(
      GpuDialect.NAMESPACE, "memory_space", "GPUMemorySpaceMappingAttr", "address_space", ADDRESS_SPACE_TYPE,
      ADDRESS_SPACES);
  private static final DialectEnum BLOCK = mapping("block", "GPUBlockMappingAttr");
  private static final DialectEnum WARPGROUP = mapping("warpgroup", "GPUWarpgroupMappingAttr");
  private static final DialectEnum WARP = mapping("warp", "GPUWarpMappingAttr");
  private static final DialectEnum THREAD = mapping("thread", "GPUThreadMappingAttr");
  private static final DialectEnum LANE = mapping("lane", "GPULaneMappingAttr");

  static final List<DialectEnum> ALL = List.of(
      DIMENSION, ALL_REDUCE_OPERATION, BROADCAST, SHUFFLE_MODE, MMA_ELEMENTWISE, PRUNE_FLAG, TRANSPOSE_MODE,
      SP_GEMM_KIND, ADDRESS_SPACE, MEMORY_SPACE, BLOCK, WARPGROUP, WARP, THREAD, LANE);

  private GpuEnums() {}

  private static DialectEnum mapping(String name, String attribute) {
    return DialectEnum.bracketed(GpuDialect.NAMESPACE, name, attribute, name, MAPPING_ID, MAPPING_IDS);
  }
}
