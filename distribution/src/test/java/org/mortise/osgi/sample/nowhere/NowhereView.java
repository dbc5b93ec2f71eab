// SPDX-License-Identifier: Apache-2.0
package org.mortise.osgi.sample.nowhere;

import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.ViewLikeOpInterface;
import org.osgi.service.component.annotations.Component;

/** Serves operations that do not exist: one of an existing dialect, and one of a missing dialect. */
@Component(service = ViewLikeOpInterface.class)
@Serves({"arith.selct", "nowhere.view"})
public final class NowhereView implements ViewLikeOpInterface {
  @Override
  public Value getViewSource(Operation op) {
    return op.operand(0);
  }
}
