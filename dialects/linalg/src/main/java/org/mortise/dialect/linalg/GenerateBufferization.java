// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg;

import com.google.auto.service.AutoService;
import org.mortise.dialect.tensor.GenerateOp;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.Value;
import org.mortise.ir.bufferization.BufferRewriter;
import org.mortise.ir.bufferization.BufferizableOpInterface;
import org.osgi.service.component.annotations.Component;

/** The elements are computed by {@code linalg.map}. */
@Component(service = BufferizableOpInterface.class)
@Serves(GenerateOp.NAME)
@AutoService(OpInterface.class)
public final class GenerateBufferization extends NewTensorBufferization {
  @Override
  public void bufferize(Operation op, BufferRewriter rewriter) {
    rewriter.checkDefaultMemorySpace(op);
    Value tensor = rewriter.allocateTensor(op.location(), op.result(0), false);
    rewriter.replaceOp(op, MapCreation.fill(rewriter, op.location(), tensor, op.region(0)));
  }
}
