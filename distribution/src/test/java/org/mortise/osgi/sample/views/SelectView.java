// SPDX-License-Identifier: Apache-2.0
package org.mortise.osgi.sample.views;

import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.ViewLikeOpInterface;
import org.osgi.service.component.annotations.Component;

/** Attaches an interface of one bundle to an operation of another. */
@Component(service = ViewLikeOpInterface.class)
@Serves("arith.select")
public final class SelectView implements ViewLikeOpInterface {
  @Override
  public Value getViewSource(Operation op) {
    return op.operand(1);
  }
}
