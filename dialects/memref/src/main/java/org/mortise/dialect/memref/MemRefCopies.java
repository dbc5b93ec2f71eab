// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import com.google.auto.service.AutoService;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.CopyOpInterface;
import org.osgi.service.component.annotations.Component;

/** What {@code memref.copy} copies. */
@Component(service = CopyOpInterface.class)
@Serves(CopyOp.NAME)
@AutoService(OpInterface.class)
public final class MemRefCopies implements CopyOpInterface {
  @Override
  public Value getSource(Operation op) {
    return op.operand(0);
  }

  @Override
  public Value getTarget(Operation op) {
    return op.operand(1);
  }
}
