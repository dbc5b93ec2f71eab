// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.ownership;

import com.google.auto.service.AutoService;
import org.mortise.dialect.arith.SelectOp;
import org.mortise.dialect.bufferization.deallocation.BufferDeallocationOpInterface;
import org.mortise.dialect.bufferization.deallocation.DeallocationState;
import org.mortise.dialect.bufferization.deallocation.OwnedMemref;
import org.mortise.dialect.bufferization.deallocation.Ownership;
import org.mortise.ir.Block;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.Value;
import org.osgi.service.component.annotations.Component;

/** The ownership of what is selected is selected by the same condition. */
@Component(service = BufferDeallocationOpInterface.class)
@Serves(SelectOp.NAME)
@AutoService(OpInterface.class)
public final class SelectDeallocation implements BufferDeallocationOpInterface {
  @Override
  public Operation process(Operation op, DeallocationState state) {
    return op;
  }

  @Override
  public OwnedMemref materializeUniqueOwnership(
      Operation op, DeallocationState state, OpBuilder builder, Value memref) {
    SelectOp select = SelectOp.of(op);
    Block block = op.block();
    Ownership ifTrue = state.getOwnership(select.trueValue(), block);
    Ownership ifFalse = state.getOwnership(select.falseValue(), block);
    if (!ifTrue.isUnique() || !ifFalse.isUnique()) {
      return state.getMemrefWithUniqueOwnership(builder, memref, block);
    }
    Value ownership = SelectOp.create(
        builder, op.location(), select.condition(), ifTrue.indicator(), ifFalse.indicator()).result();
    return new OwnedMemref(memref, ownership);
  }
}
