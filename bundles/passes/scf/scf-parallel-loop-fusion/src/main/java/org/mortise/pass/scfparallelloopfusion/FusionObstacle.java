// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.scfparallelloopfusion;

import java.util.List;
import org.mortise.ir.Operation;

/**
 * The reason why two loops are not fused.
 *
 * @param ops the operations that are the reason, if any
 */
record FusionObstacle(String reason, List<Operation> ops) {
  static FusionObstacle of(String reason, Operation... ops) {
    return new FusionObstacle(reason, List.of(ops));
  }

  static FusionObstacle between(Operation op) {
    return of("'" + op.name() + "' between them " + (op.regionCount() > 0 ? "has regions" : "may have effects"), op);
  }
}
