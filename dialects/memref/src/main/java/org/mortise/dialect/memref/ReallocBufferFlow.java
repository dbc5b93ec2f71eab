// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import com.google.auto.service.AutoService;
import java.util.List;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.BufferViewFlowOpInterface;
import org.osgi.service.component.annotations.Component;

/** {@code memref.realloc} yields its operand's buffer or a new one. */
@Component(service = BufferViewFlowOpInterface.class)
@Serves(ReallocOp.NAME)
@AutoService(OpInterface.class)
public final class ReallocBufferFlow implements BufferViewFlowOpInterface {
  @Override
  public void getSources(Operation op, Value value, List<Value> sources) {
    sources.add(op.operand(0));
  }

  @Override
  public boolean mayBeTerminalBuffer(Operation op, Value value) {
    return true;
  }
}
