// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.FormerOperation;

/** The operations that MLIR 19.1 has in another form. */
final class FormerOps {
  static final List<FormerOperation> ALL = all();

  private FormerOps() {}

  private static List<FormerOperation> all() {
    List<FormerOperation> all = new ArrayList<>(org.mortise.dialect.tensor.FormerOps.PACKING);
    return List.copyOf(all);
  }
}
