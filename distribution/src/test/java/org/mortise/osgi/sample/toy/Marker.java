// SPDX-License-Identifier: Apache-2.0
package org.mortise.osgi.sample.toy;

import org.mortise.ir.Operation;
import org.mortise.ir.UnitAttr;

/** A separate class, which is loaded when the pass runs. */
final class Marker {
  void mark(Operation op) {
    if (op.name().name().equals(OneOp.NAME)) {
      op.setAttr("toy.marked", UnitAttr.of(op.context()));
    }
  }
}
