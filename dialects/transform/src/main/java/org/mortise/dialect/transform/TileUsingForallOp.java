// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Tiles structured operations by a parallel loop. */
@Op(name = "transform.structured.tile_using_forall", family = TransformOp.class,
    operands = {
        "target: HANDLE", "num_threads: PARAM_OR_HANDLE...", "tile_sizes: PARAM_OR_HANDLE...",
        "packed_num_threads: PARAM_OR_HANDLE?", "packed_tile_sizes: PARAM_OR_HANDLE?"
    },
    results = {"tiled_op: HANDLE", "forall_op: HANDLE"},
    attributes = {
        "static_num_threads: DENSE_I64_ARRAY? = NO_NUMBERS", "static_tile_sizes: DENSE_I64_ARRAY? = NO_NUMBERS",
        "mapping: MAPPING_ARRAY?"
    },
    traits = "ATTR_SIZED_OPERAND_SEGMENTS",
    implementations = HandleEffects.ConsumingFirst.class,
    format = "$target oilist( `num_threads` custom<PackedOrDynamicIndexList>($packed_num_threads, $num_threads, "
        + "$static_num_threads) | `tile_sizes` custom<PackedOrDynamicIndexList>($packed_tile_sizes, "
        + "$tile_sizes, $static_tile_sizes)) (`(` `mapping` `=` $mapping^ `)`)? attr-dict `:` "
        + "functional-type(operands, results)")
public final class TileUsingForallOp extends TileUsingForallOpBase {
  TileUsingForallOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    boolean hasThreads = Permutations.size(staticNumThreadsAttr()) > 0;
    boolean hasSizes = Permutations.size(staticTileSizesAttr()) > 0;
    if (hasThreads && packedNumThreads() != null) {
      return opError("num_threads and packed_num_threads are mutually exclusive");
    }
    if (hasSizes && packedTileSizes() != null) {
      return opError("tile_sizes and packed_tile_sizes are mutually exclusive");
    }
    return hasThreads || hasSizes || packedNumThreads() != null || packedTileSizes() != null ? null
        : opError("either (packed_)num_threads or (packed_)tile_sizes must be specified");
  }
}
