// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.gpu;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Returns the value of one thread of a subgroup to all of its threads. */
@Op(name = "gpu.subgroup_broadcast", since = "22.1",
    operands = {"src: ANY", "lane: I32?"},
    results = "result: ANY",
    attributes = "broadcast_type: BROADCAST",
    traits = {"NO_MEMORY_EFFECT", "ELEMENTWISE_MAPPABLE"},
    sameTypes = "result, src",
    format = "$src `,` $broadcast_type ($lane^)? attr-dict `:` type($result)")
public final class SubgroupBroadcastOp extends SubgroupBroadcastOpBase {
  private static final String SPECIFIC = "specific_lane";

  SubgroupBroadcastOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    boolean isSpecific = broadcastTypeAttr() == GpuEnums.BROADCAST.of(context(), SPECIFIC);
    if (isSpecific) {
      return lane() != null ? null : opError("lane must be specified when broadcast type is `specific_lane`");
    }
    return lane() == null ? null : opError("lane can only be specified when broadcast type is `specific_lane`");
  }
}
