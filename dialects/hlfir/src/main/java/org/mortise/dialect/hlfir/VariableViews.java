// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.hlfir;

import com.google.auto.service.AutoService;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.ViewLikeOpInterface;
import org.osgi.service.component.annotations.Component;

/** The operations whose first result is the variable that is their first operand, or a part of it. */
@Component(service = ViewLikeOpInterface.class)
@Serves({DeclareOp.NAME, DesignateOp.NAME, ParentComponentOp.NAME, "hlfir.no_reassoc"})
@AutoService(OpInterface.class)
public final class VariableViews implements ViewLikeOpInterface {
  @Override
  public Value getViewSource(Operation op) {
    return op.operand(0);
  }
}
