// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.gpu;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.UnitAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.types.VectorType;

/** Combines one value of each thread of a subgroup. */
@Op(name = "gpu.subgroup_reduce",
    operands = "value: NUMBERS",
    results = "result: NUMBERS",
    attributes = {
        "op: ALL_REDUCE_OPERATION", "uniform: UNIT?", "cluster_size: I32? since 22.1",
        "cluster_stride: I32 = ONE_I32 since 22.1"
    },
    traits = "SAME_OPERANDS_AND_RESULT_TYPE",
    format = "custom<AllReduceOperation>($op) $value (`uniform` $uniform^)? "
        + "(`cluster` `(` `size` `=` $cluster_size^ (`,` `stride` `=` $cluster_stride^)? `)`)? attr-dict `:` "
        + "functional-type(operands, results)")
public final class SubgroupReduceOp extends SubgroupReduceOpBase {
  SubgroupReduceOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.directive("AllReduceOperation", new AllReduceOperation());
  }

  @Nullable Diagnostic verify() {
    if (value().type() instanceof VectorType vector && vector.isScalable()) {
      return opError("is not compatible with scalable vector types");
    }
    Diagnostic wrong = verifyClusters();
    return wrong != null ? wrong : AllReduceOperation.verify(operation(), opAttr());
  }

  /** Clusters have a size and a distance that are powers of two. */
  private @Nullable Diagnostic verifyClusters() {
    long stride = clusterStrideAttr().longValue();
    if (clusterSizeAttr() != null) {
      long size = clusterSizeAttr().longValue();
      if (Long.bitCount(size) != 1) {
        return opError("cluster size " + size + " is not a power of two");
      }
    }
    if (stride != 1 && clusterSizeAttr() == null) {
      return opError("cluster stride can only be specified if cluster size is specified");
    }
    return Long.bitCount(stride) == 1 ? null : opError("cluster stride " + stride + " is not a power of two");
  }

  @Nullable FoldResult fold(Attribute[] constants) {
    if (uniformAttr() != null || !UniformReductions.canMakeUniform(operation())) {
      return FoldResult.NONE;
    }
    setUniformAttr(UnitAttr.of(context()));
    return FoldResult.IN_PLACE;
  }
}
