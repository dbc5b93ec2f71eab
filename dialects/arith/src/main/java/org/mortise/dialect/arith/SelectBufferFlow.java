// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import com.google.auto.service.AutoService;
import java.util.List;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.BufferViewFlowOpInterface;
import org.osgi.service.component.annotations.Component;

/** {@code arith.select} yields one of two buffers. */
@Component(service = BufferViewFlowOpInterface.class)
@Serves(SelectOp.NAME)
@AutoService(OpInterface.class)
public final class SelectBufferFlow implements BufferViewFlowOpInterface {
  @Override
  public void getSources(Operation op, Value value, List<Value> sources) {
    SelectOp select = SelectOp.of(op);
    sources.add(select.trueValue());
    sources.add(select.falseValue());
  }

  @Override
  public boolean mayBeTerminalBuffer(Operation op, Value value) {
    return false;
  }
}
