// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.leanbufferdeallocation;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.mortise.dialect.bufferization.CloneOp;
import org.mortise.dialect.memref.CastOp;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/**
 * Replaces clones of the program by their sources if the clone never leaves the function, the source lives long enough,
 * and neither is written. Canonicalization does so only if the clone is freed in its block.
 */
final class LocalClones {
  private LocalClones() {}

  /** Replaces such clones by their sources. Returns whether there were any; then {@code graph} has become invalid. */
  static boolean replace(OwnershipGraph graph, List<Life> lives, Report report) {
    Map<Value, CloneOp> clones = new LinkedHashMap<>();
    for (Life life : lives) {
      Operation op = life.owner.value.definingOp();
      CloneOp clone = op == null ? null : CloneOp.of(op);
      if (clone != null && !life.isGivenAway && livesLonger(graph, clone)) {
        clones.put(clone.output(), clone);
      }
    }
    graph.releases.eraseTakenOver(clones.keySet());
    for (CloneOp clone : clones.values()) {
      report.renamed(clone.operation());
      clone.output().replaceAllUsesWith(renamed(clone, clone.input()));
      clone.operation().erase();
    }
    return !clones.isEmpty();
  }

  /** Returns whether the source is live as long as the clone, and is not a small part of a buffer. */
  private static boolean livesLonger(OwnershipGraph graph, CloneOp clone) {
    if (!CastOp.areCastCompatible(clone.input().type(), clone.output().type())) {
      return false;
    }
    Buffer source = graph.rootOf(clone.input());
    if (source.life != null) {
      return !source.life.isGivenAway && source.freeing().isUsual() && isWhole(clone.input(), source.value);
    }
    return source.value instanceof BlockArgument argument && argument.owner().parentOp() == graph.function
        && argument.owner().isEntryBlock() && !graph.releases.free(argument);
  }

  /** Returns whether {@code value} is {@code buffer} or a cast of it. */
  static boolean isWhole(Value value, Value buffer) {
    Value whole = value;
    for (Operation cast = whole.definingOp(); cast != null && CastOp.of(cast) != null; cast = whole.definingOp()) {
      whole = CastOp.of(cast).source();
    }
    return whole == buffer;
  }

  /** Returns {@code source} with the type of {@code clone}. */
  static Value renamed(CloneOp clone, Value source) {
    return source.type() == clone.output().type() ? source
        : CastOp.create(OpBuilder.before(clone), clone.location(), clone.output().type(), source);
  }
}
