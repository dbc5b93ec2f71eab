// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg;

import com.google.auto.service.AutoService;
import java.util.List;
import org.mortise.dialect.tensor.SplatOp;
import org.mortise.ir.Block;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.bufferization.BufferRewriter;
import org.mortise.ir.bufferization.BufferizableOpInterface;
import org.osgi.service.component.annotations.Component;

/** The element is yielded by {@code linalg.map}. */
@Component(service = BufferizableOpInterface.class)
@Serves(SplatOp.NAME)
@AutoService(OpInterface.class)
public final class SplatBufferization extends NewTensorBufferization {
  @Override
  public void bufferize(Operation op, BufferRewriter rewriter) {
    Value tensor = rewriter.allocateTensor(op.location(), op.result(0), false);
    MapOp map = MapOp.create(rewriter, op.location(), List.of(tensor.type()), List.of(), tensor);
    Type element = LinalgOp.elementTypeOrSelf(tensor.type());
    Block block = rewriter.createBlock(map.mapper(), null, List.of(element), op.location());
    rewriter.setInsertionPointToEnd(block);
    YieldOp.create(rewriter, op.location(), List.of(SplatOp.of(op).input()));
    rewriter.replaceOp(op, map);
  }
}
